/** The words of the report, on the terminal and in HTML alike. Pure. */
import {
  SUBJECTS,
  type DifferentPicture,
  type PageComparison,
  type Subject,
} from './pageComparison';
import { describeVariants, VARIANTS } from './variants';
import type { Weight } from './weights';

/** Both sites. */
export interface SiteComparison {
  /** What people call the two sites. */
  names: { before: string; after: string };
  /** Addresses of pages that only one of them has. */
  gone: readonly string[];
  added: readonly string[];
  /** Sentences about files that are no pages. */
  files: readonly string[];
  pages: readonly PageComparison[];
}

const number = (figure: number): string => figure.toLocaleString('en-GB');

function percent(share: number): string {
  const hundredths = share * 100;
  return hundredths < 0.1 ? 'under 0.1 %' : `${hundredths.toFixed(1)} %`;
}

/** "+1.20 %" from one figure to another. */
function growth(before: number, after: number): string {
  const hundredths = before === 0 ? 0 : (100 * (after - before)) / before;
  const figure = Math.abs(hundredths).toFixed(2);
  if (Number(figure) === 0) return 'no change';
  return `${hundredths < 0 ? '−' : '+'}${figure} %`;
}

/** What a picture shows otherwise: "1,204 pixels (0.2 %) in rows 340 to 620, by up to 93 of 255". */
export const pictureWords = ({ pixels, share, strongest, top, bottom }: DifferentPicture): string =>
  `${number(pixels)} pixels (${percent(share)}) in rows ${number(top)} to ${number(bottom)}, ` +
  `by up to ${strongest} of 255`;

/** Which pictures of a page differ, and the one that differs most. */
export function picturesWords(pictures: readonly DifferentPicture[]): string {
  const [most] = [...pictures].sort((first, second) => second.share - first.share);
  if (!most) return '';
  const where = describeVariants(pictures.map(({ variant }) => variant));
  return (
    `${pictures.length} of ${VARIANTS.length} differ (${where}); ` +
    `most in ${describeVariants([most.variant])}: ${pictureWords(most)}`
  );
}

const NO_WEIGHT = { html: 0, compressed: 0, firstLoad: 0 };

type Figures = Omit<Weight, 'early'>;

export const weightWords = ({ before, after }: { before: Figures; after: Figures }): string =>
  (
    [
      ['HTML', 'html'],
      ['brotli', 'compressed'],
      ['first load', 'firstLoad'],
    ] as const
  )
    .map(
      ([name, key]) =>
        `${name} ${number(before[key])} → ${number(after[key])} (${growth(before[key], after[key])})`,
    )
    .join(', ');

const sum = (weights: readonly Figures[]): Figures =>
  weights.reduce<Figures>(
    (all, { html, compressed, firstLoad }) => ({
      html: all.html + html,
      compressed: all.compressed + compressed,
      firstLoad: all.firstLoad + firstLoad,
    }),
    NO_WEIGHT,
  );

/** The page whose first load has grown most, and by how much. */
function heaviestGrowth(pages: readonly PageComparison[]): string[] {
  const grown = ({ weight: { before, after } }: PageComparison) =>
    after.firstLoad / before.firstLoad;
  const [most] = [...pages].sort((first, second) => grown(second) - grown(first));
  if (!most) return [];
  const { before, after } = most.weight;
  return [
    `First load of ${most.address}, which has grown most: ${growth(before.firstLoad, after.firstLoad)}`,
  ];
}

/** How many pages differ, and in what. */
function counts(pages: readonly PageComparison[]): string[] {
  const having = (isSo: (page: PageComparison) => boolean) => pages.filter(isSo).length;
  const differing = having((page) => page.differs);
  const pictures = pages.flatMap((page) => page.pictures).length;
  const all = `Pages that differ: ${differing} of ${pages.length}`;
  if (differing === 0) return [all];
  const bySubject = SUBJECTS.map((subject) => [
    subject,
    having(({ changes }) => changes.some((change) => change.subject === subject)),
  ]);
  const found = [...bySubject, ['bytes', having((page) => page.weighsOtherwise)]]
    .filter(([, count]) => count !== 0)
    .map(([name, count]) => `${name} of ${count}`);
  return [
    [all, ...found].join('; '),
    `Pictures that differ: ${pictures} of ${pages.length * VARIANTS.length}`,
  ];
}

/** The last lines of the report: everything in figures, and what belongs to no page. */
export function summary({ gone, added, files, pages }: SiteComparison): string[] {
  const problems = pages.filter(({ problem }) => problem !== undefined).length;
  const weights = pages.map(({ weight }) => weight);
  return [
    ...counts(pages),
    ...(problems > 0 ? [`Pages not compared in full: ${problems}`] : []),
    ...gone.map((address) => `Page ${address} is gone`),
    ...added.map((address) => `Page ${address} is new`),
    ...files.map((sentence) => `File ${sentence}`),
    `Bytes of all pages: ${weightWords({
      before: sum(weights.map(({ before }) => before)),
      after: sum(weights.map(({ after }) => after)),
    })}`,
    ...heaviestGrowth(pages),
  ];
}

/** Changes of one subject that the terminal shows of a page; the HTML report shows all. */
const MOST_CHANGES = 8;

const LINE = 150;

const cut = (line: string): string => (line.length > LINE ? `${line.slice(0, LINE - 1)}…` : line);

function changeLines({ changes }: PageComparison, subject: Subject): string[] {
  const all = changes.filter((change) => change.subject === subject);
  const rest = all.length - MOST_CHANGES;
  return [
    ...all
      .slice(0, MOST_CHANGES)
      .flatMap(({ removed, added, variants }) => [
        `${subject}, ${describeVariants(variants)}:`,
        ...removed.map((line) => cut(`  − ${line}`)),
        ...added.map((line) => cut(`  + ${line}`)),
      ]),
    ...(rest > 0 ? [`${subject}: ${rest} more changes, see the report`] : []),
  ];
}

/** What differs on a page, for the terminal. */
export function pageLines(page: PageComparison): string[] {
  const { address, pictures, weight, problem } = page;
  if (!page.differs && problem === undefined) return [`${address}: the same`];
  const lines = [
    ...SUBJECTS.flatMap((subject) => changeLines(page, subject)),
    ...(pictures.length > 0 ? [`pictures: ${picturesWords(pictures)}`] : []),
    ...(page.weighsOtherwise ? [`bytes: ${weightWords(weight)}`] : []),
    ...(problem === undefined ? [] : [`could not be compared in full: ${problem}`]),
  ];
  return [address, ...lines.map((line) => `  ${line}`)];
}
