// A CommonJS user: `require` of ES modules, which TypeScript knows since 5.8.
import core = require('@jangts/agent-core');
import textBlocks = require('@jangts/text-blocks');

const blocks: core.TextBlock[] = textBlocks.splitTextBlocks('# Title\n', { targetChars: 1000 });
export = core.packTextBlocks(blocks, { targetChars: 2000 });
