import { mkdirSync, readFileSync } from 'node:fs';
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';

/** Everything public that one path of an installed package declares, as text to compare and to review. */
export function apiReport(home: string, types: string, scratch: string): string {
  mkdirSync(scratch, { recursive: true });
  const config = ExtractorConfig.prepare({
    configObject: {
      projectFolder: home,
      mainEntryPointFilePath: `${home}/${types}`,
      newlineKind: 'lf',
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            module: 'nodenext',
            moduleResolution: 'nodenext',
            target: 'es2022',
            lib: ['es2022'],
            types: [],
          },
          files: [`${home}/${types}`],
        },
      },
      apiReport: {
        enabled: true,
        reportFileName: 'report',
        reportFolder: scratch,
        reportTempFolder: `${scratch}/temp`,
        includeForgottenExports: true,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Error } },
        extractorMessageReporting: {
          default: { logLevel: ExtractorLogLevel.Error },
          // Everything public is released: there are no alpha or beta parts to tell apart.
          'ae-missing-release-tag': { logLevel: ExtractorLogLevel.None },
          // Documentation is checked where the reference is made.
          'ae-undocumented': { logLevel: ExtractorLogLevel.None },
          'ae-unresolved-link': { logLevel: ExtractorLogLevel.None },
        },
        tsdocMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
      },
    },
    configObjectFullPath: `${home}/api-extractor.json`,
    packageJsonFullPath: `${home}/package.json`,
  });
  const said: string[] = [];
  const { errorCount } = Extractor.invoke(config, {
    localBuild: true,
    messageCallback: message => {
      if (message.logLevel === ExtractorLogLevel.Error) said.push(message.formatMessageWithLocation(home));
      message.handled = true;
    },
  });
  if (errorCount > 0) throw new Error(said.join('\n'));
  return readFileSync(`${scratch}/report.api.md`, 'utf8');
}
