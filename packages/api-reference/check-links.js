// Follows every link of the generated site that stays within it: the file must be there, and the place in it too.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const site = resolve(process.argv[2] ?? 'site');
const pages = readdirSync(site, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.html'))
  .map(file => join(site, file));
const text = new Map(pages.map(page => [page, readFileSync(page, 'utf8')]));
const places = new Map(
  pages.map(page => [
    page,
    new Set([...text.get(page).matchAll(/\s(?:id|name)="([^"]+)"/g)].map(match => match[1])),
  ]),
);

const broken = [];
let links = 0;
for (const page of pages) {
  for (const [, href] of text.get(page).matchAll(/<(?:a|link|script|img)\s[^>]*?(?:href|src)="([^"]*)"/g)) {
    if (/^[a-z]+:/i.test(href)) continue;
    links++;
    const [path, place] = decodeURI(href.replaceAll('&amp;', '&')).split('#');
    let target = path === '' ? page : resolve(dirname(page), path.split('?')[0]);
    if (existsSync(target) && statSync(target).isDirectory()) target = join(target, 'index.html');
    const found = existsSync(target) && (!place || !places.has(target) || places.get(target).has(place));
    if (!found) broken.push(`${page.slice(site.length + 1)}: ${href}`);
  }
}

console.log(`${pages.length} pages, ${links} links, ${broken.length} broken`);
for (const line of new Set(broken)) console.log(line);
if (pages.length === 0 || broken.length > 0) process.exitCode = 1;
