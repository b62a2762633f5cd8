export { renderBlocksHTML } from './render-blocks-html.js';
export { renderInputHTML } from './render-input-html.js';
export { renderInputText } from './render-input-text.js';
export { renderProjectionHTML } from './render-projection-html.js';
