/** The report as an HTML document, with the pictures that differ side by side. Pure. */
import type { DifferentPicture, PageComparison, SeenChange } from './pageComparison';
import { describeVariants } from './variants';
import { pictureWords, summary, weightWords, type SiteComparison } from './wording';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };

const escaped = (text: string): string => text.replace(/[&<"]/g, (sign) => ESCAPES[sign] ?? sign);

const STYLE = `
body { margin: 2rem; font: 1rem/1.5 system-ui, sans-serif; color: #1b2529; background: #fff }
section { border-top: 1px solid #b6c2c6; margin-top: 2rem }
del, ins { display: block; padding: 0 .5rem; text-decoration: none; overflow-wrap: anywhere }
del { background: #fde3df }
ins { background: #dcf3e3 }
.pictures { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1rem; align-items: start }
figure { margin: 0 }
img { inline-size: 100%; border: 1px solid #b6c2c6 }
`;

const list = (lines: readonly string[]): string =>
  `<ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`;

const figure = (name: string, file: string): string =>
  `<figure><figcaption>${name}</figcaption>` +
  `<a href="${escaped(file)}"><img loading="lazy" alt="${name}" src="${escaped(file)}"></a></figure>`;

function pictureRow(picture: DifferentPicture): string {
  const { before, after, difference } = picture.files;
  return (
    `<h3>${describeVariants([picture.variant])}: ${pictureWords(picture)}</h3>` +
    '<div class="pictures">' +
    `${figure('before', before)}${figure('after', after)}${figure('difference', difference)}</div>`
  );
}

const changeBlock = ({ subject, removed, added, variants }: SeenChange): string =>
  `<h3>${subject}, ${describeVariants(variants)}</h3>` +
  removed.map((line) => `<del>${escaped(line)}</del>`).join('') +
  added.map((line) => `<ins>${escaped(line)}</ins>`).join('');

const anchor = (index: number): string => `page-${index + 1}`;

const pageSection = (page: PageComparison, index: number): string =>
  [
    `<section id="${anchor(index)}"><h2>${escaped(page.address)}</h2>`,
    ...(page.problem === undefined
      ? []
      : [`<p>Could not be compared in full: ${escaped(page.problem)}</p>`]),
    ...(page.weighsOtherwise ? [`<p>Bytes: ${weightWords(page.weight)}</p>`] : []),
    ...page.changes.map(changeBlock),
    ...page.pictures.map(pictureRow),
    '</section>',
  ].join('\n');

/** Writes the report; pages that are the same are named only in its counts. */
export function htmlReport(comparison: SiteComparison): string {
  const { names, pages } = comparison;
  const shown = pages.filter((page) => page.differs || page.problem !== undefined);
  return [
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    `<title>What differs</title><style>${STYLE}</style></head><body>`,
    '<h1>What differs</h1>',
    `<p>Before: ${escaped(names.before)}<br>After: ${escaped(names.after)}</p>`,
    list(summary(comparison)),
    `<nav><ul>${shown
      .map(({ address }, index) => `<li><a href="#${anchor(index)}">${escaped(address)}</a></li>`)
      .join('')}</ul></nav>`,
    ...shown.map(pageSection),
    '</body></html>\n',
  ].join('\n');
}
