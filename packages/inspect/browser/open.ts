import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BrowserContext, chromium, type Page } from 'playwright-core';

/** What a page did beside showing itself. */
export interface Opened {
  readonly page: Page;
  /** Console messages, page errors, dialogs, requests beside the file's own, new windows and navigations. */
  readonly incidents: string[];
}

export interface Chromium {
  readonly open: (html: string) => Promise<Opened>;
  readonly close: () => Promise<void>;
}

/** Starts Chromium with a profile of its own. */
export async function startChromium(): Promise<Chromium> {
  const folder = await mkdtemp(join(tmpdir(), 'inspect-'));
  const context: BrowserContext = await chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    headless: true,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  let files = 0;
  return {
    async open(html) {
      files += 1;
      const file = join(folder, `${files}.html`);
      await writeFile(file, html);
      const address = pathToFileURL(file).href;
      const page = await context.newPage();
      const incidents: string[] = [];
      page.on('console', message => incidents.push(`console: ${message.text()}`));
      page.on('pageerror', error => incidents.push(`error: ${error.message}`));
      page.on('popup', () => incidents.push('popup'));
      page.on('dialog', dialog => {
        incidents.push(`dialog: ${dialog.message()}`);
        void dialog.dismiss();
      });
      page.on('request', request => {
        if (request.url() !== address) incidents.push(`request: ${request.url()}`);
      });
      page.on('requestfailed', request => incidents.push(`blocked: ${request.failure()?.errorText}`));
      await page.goto(address);
      return { page, incidents };
    },
    async close() {
      await context.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The texts that the page shows: what is visible as the name of a character counts as that character. */
export async function shownTexts(page: Page): Promise<string[]> {
  return page.$$eval('pre', elements =>
    elements.map(element =>
      Array.from(element.childNodes, node =>
        node.nodeName === 'I'
          ? String.fromCodePoint(Number.parseInt(node.textContent!.slice(2), 16))
          : node.textContent!,
      ).join(''),
    ),
  );
}
