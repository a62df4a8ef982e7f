/** @jest-environment node */
import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '../../../../plugins/gatsby-plugin-content-check/src/check/checkContent';
import { sentencesOf } from '../../../../plugins/gatsby-plugin-content-check/src/check/format';
import { openPictures } from '../../../../plugins/gatsby-plugin-content-check/src/check/pictures/openPictures';
import { copyForEach } from '../../../support/fixtureSite';
import { svgOf } from '../../../support/logos';

const copy = copyForEach();

const problems = () => checkContent(copy.root).problems;
const opened = async () =>
  checkContent(copy.root, { pictures: await openPictures(copy.root) }).problems;
const messages = () => problems().map(({ file, message }) => `${file}: ${message}`);
const files = (isProduction?: boolean) =>
  checkContent(copy.root, { isProduction }).entries.map(({ file }) => file);

const AIRLINES = 'data/case-studies/airlines.yaml';
const TELCO = 'data/case-studies/telco.yaml';
const RISK = 'data/services/risk.yaml';
const AMPLIFICATION = 'data/services/amplification.yaml';

it('a correct site has no problems, and warnings about its translations only', () => {
  const { problems: found, warnings, launchList, entries } = checkContent(copy.root);
  expect([found, launchList()]).toEqual([[], []]);
  expect(warnings.filter(({ file }) => !/^data\/(?:ar|fr)\//.test(file))).toEqual([]);
  expect(new Set(entries.map(({ language }) => language))).toEqual(new Set(['en', 'ar']));
});

it('a site with problems yields no entries, and the problems of all files are reported', () => {
  copy.edit(TELCO, (file) => {
    file.delete('summary');
    file.deleteIn(['closing', 'text']);
  });
  copy.edit(AMPLIFICATION, (file) => file.delete('name'));
  expect(messages()).toEqual([
    expect.stringContaining('(summary) is missing'),
    expect.stringContaining('(closing › text) is missing'),
    expect.stringContaining(AMPLIFICATION),
  ]);
  expect(files()).toEqual([]);
});

it.each<[field: (string | number)[], value: unknown, says: string]>([
  [['how', 'cards', 2, 'glyph'], undefined, '"Glyph" (how › cards › 3 › glyph) is missing.'],
  [['how', 'cards', 2, 'glyph'], 5, '"Glyph" (how › cards › 3 › glyph) should be a text'],
  [
    ['how', 'cards', 5],
    undefined,
    '"Cards" (how › cards) has 5 items; it needs exactly 6, as all services of the group "responsive" do.',
  ],
  [['how', 'cards'], undefined, '"Cards" (how › cards) is missing.'],
  [['group'], 'responsiv', '"Group" (group) names "responsiv", but'],
  [
    ['leadService'],
    'Risk & Crises',
    '"Choice in the lead form" (leadService) is "Risk & Crises", which the lead form does not offer.',
  ],
])('a service is checked against its group: %j as %j', (field, value, says) => {
  copy.edit(AMPLIFICATION, (file) => {
    if (value === undefined) file.deleteIn(field);
    else file.setIn(field, value);
  });
  expect(messages()).toEqual([expect.stringContaining(`${AMPLIFICATION}: ${says}`)]);
});

it.each([
  ['data/pages/home.yaml', ['special', 'heading'], 'What makes us special'],
  [AMPLIFICATION, ['how', 'cards', 2, 'title'], 'Counter-narrative development'],
  [
    AMPLIFICATION,
    ['hero', 'title'],
    'Amplification, Mitigation and Fight-back Marketing Strategies',
  ],
  ['data/partners/hoo-talk.yaml', ['features', 'cards', 3, 'title'], 'Cost-effective pricing'],
])('a name that the owner’s specification fixes may not change: %s, %j', (file, field, name) => {
  copy.edit(file, (document) => document.setIn(field, name.toUpperCase()));
  expect(messages()).toEqual([]);
  copy.edit(file, (document) => document.setIn(field, 'Better words'));
  expect(problems().map(sentencesOf)).toEqual([
    expect.stringMatching(
      `says "Better words", and the owner’s specification "${name}". It may change with the owner’s consent only.`,
    ),
  ]);
});

it('the owner’s cards may be reordered, and a new service may have its own names', () => {
  copy.edit(AMPLIFICATION, (file) => {
    const [first, second] = [0, 1].map((card) => file.getIn(['how', 'cards', card, 'title']));
    file.setIn(['how', 'cards', 0, 'title'], second);
    file.setIn(['how', 'cards', 1, 'title'], first);
  });
  copy.duplicate(AMPLIFICATION, 'data/services/seventh.yaml');
  copy.edit('data/services/seventh.yaml', (file) => {
    file.set('slug', 'seventh');
    file.setIn(['how', 'cards', 0, 'title'], 'Something else');
  });
  expect(messages()).toEqual([]);
});

it.each([
  // Whoever moves it onto the home page's file loses that one.
  ['data/pages/hom.yaml', undefined],
  ['data/case-studies/old/x.yaml', 'Did you mean "data/case-studies/x.yaml"?'],
])('a file in a wrong place is reported: %s', (file, suggestion) => {
  copy.write(file, 'slug: x');
  copy.write('data/case-studies/notes.txt', 'No YAML: no matter.');
  expect(problems().map((problem) => [problem.file, problem.message, problem.suggestion])).toEqual([
    [file, 'This file belongs to no kind of content.', suggestion],
  ]);
});

it('a ".yml" file, which /admin does not show, is to be renamed, without other problems', () => {
  const file = 'data/case-studies/airlines.yml';
  copy.duplicate(AIRLINES, file);
  copy.remove(AIRLINES);
  expect(problems()).toMatchObject([
    {
      file,
      line: 1,
      message: 'The name of this file does not end in ".yaml".',
      expected: `Rename it to ${AIRLINES}: /admin shows no other files.`,
    },
  ]);
});

it.each([
  ['data/services/Risk.yaml', RISK],
  ['data/ar/legal/terms.yml', 'data/ar/legal/terms.yaml'],
  ['data/Services/risk.yaml', RISK],
])('two files that most disks take for one are reported: %s and %s', (other, file) => {
  copy.duplicate(file, other);
  const found = problems();
  const pairs = found.map((problem) => [problem.message, problem.line, problem.file].join(' '));
  const stays = [[`Most disks take this file and ${file} for one. 1 ${other}`]];
  const goes = other.endsWith('.yml')
    ? []
    : [[`Most disks take this file and ${other} for one. 1 ${file}`]];
  expect([...stays, ...goes]).toContainEqual(pairs);
  expect(found[0]?.expected).toContain('delete the other');
});

it.each([
  ['data/case-studies/shipping-lines.yam', 'data/case-studies/shipping-lines.yaml'],
  ['data/case-studies/shipping-lines.yaml.txt', 'data/case-studies/shipping-lines.yaml'],
  ['data/case-studies/shipping-lines.yaml.md', 'data/case-studies/shipping-lines.yaml'],
  ['data/case-studies/shipping.v2.yaml.txt', 'data/case-studies/shipping.v2.yaml'],
  ['data/case-studies/shipping.v2.json', 'data/case-studies/shipping.v2.yaml'],
])('%s, which nothing reads, causes advice to rename it', (file, right) => {
  copy.write(file, 'slug: shipping-lines\n');
  for (const litter of ['risk.yaml~', 'risk.yaml.bak', 'Thumbs.db', '.DS_Store', 'notes.txt']) {
    copy.write(`data/services/${litter}`, 'Nothing.');
  }
  const { problems: found, warnings } = checkContent(copy.root);
  expect(found).toEqual([]);
  expect(warnings.filter(({ message }) => message.startsWith('Nobody'))).toMatchObject([
    {
      file,
      message: 'Nobody reads this file: its name does not end in ".yaml".',
      expected: expect.stringContaining(`Rename it to ${right}.`),
    },
  ]);
});

it.each([
  ['data/site - Copy.yaml', 'data/site.yaml'],
  ['data/Copy of site.yaml', 'data/site.yaml'],
  ['data/pages/home (2).yaml', 'data/pages/home.yaml'],
  ['data/ar/site - Copy.yaml', 'data/ar/site.yaml'],
])('%s, which nobody reads, is called a copy of %s', (file, original) => {
  copy.duplicate(original, file);
  expect(problems().map(({ file: name, message }) => `${name}: ${message}`)).toEqual([
    `${file}: By its name, this file is a copy of ${original}; nobody reads it.`,
  ]);
});

it.each([
  ['data/partners/press-room.json', 'Rename it to data/partners/press-room.yaml.'],
  ['data/partners/press-room.md', 'Write its words into data/partners/press-room.yaml, field'],
  ['data/ar/partners/press-room.toml', 'Write its words into data/ar/partners/press-room.yaml'],
])('%s, which nothing reads, is content in another format', (file, expected) => {
  copy.write(file, '{}');
  copy.write('data/partners/README.md', 'Notes.');
  const unread = checkContent(copy.root).warnings.filter(({ message }) =>
    message.startsWith('Nobody reads'),
  );
  expect(unread).toMatchObject([{ file, expected: expect.stringContaining(expected) }]);
});

it.each([
  ['data/services/risk - Copy.yaml', RISK],
  ['data/services/risk.old.yaml', RISK],
])('the copy %s is blamed for what it shares with its original', (file, original) => {
  copy.duplicate(original, file);
  const elsewhere = ({ file: name }: { file: string }) => !/^data\/(?:ar|fr)\//.test(name);
  expect(problems().filter(elsewhere)).toMatchObject([
    { file, expected: expect.stringMatching(/^Delete this file if it is a copy/) },
  ]);
});

it.each(['index', 'admin', '404', 'static', 'share', 'icons', 'Files'])(
  'the address /%s is refused because the site publishes another file there',
  (slug) => {
    copy.write('static/icons/icon-192.png', '');
    copy.write('static/files/Report.pdf', '');
    copy.edit(AIRLINES, (file) => file.set('slug', slug));
    expect(messages()).toContainEqual(
      expect.stringContaining(`${AIRLINES}: The address /${slug} is taken: `),
    );
  },
);

it('an unreadable file and a logo with a script are reported', async () => {
  copy.remove(TELCO);
  for (const file of [TELCO, 'data/services/notes']) symlinkSync('nowhere', join(copy.root, file));
  copy.write('data/pictures/acme-icon.svg', svgOf(120, 40, '<script/>'));
  expect((await opened()).map(({ file, message }) => `${file}: ${message}`)).toEqual([
    expect.stringMatching(/telco\.yaml: This file cannot be read: .*ENOENT/),
    expect.stringMatching(/^data\/site\.yaml: .* names "acme-icon\.svg", which holds a script\./),
  ]);
});

it.each([
  ['email', 'a@b.com, c@d.com', 'holds two addresses or numbers'],
  ['phone', '\u202a+971 4 123 4567\u202c', 'holds an invisible mark (U+202A)'],
])('the company’s %s may not be %j', (field, value, says) => {
  copy.edit('data/site.yaml', (file) => file.set(field, value));
  expect(messages()).toEqual([expect.stringContaining(`(${field}) ${says}`)]);
});

it('a draft is left out of the published site and shows in development', () => {
  copy.edit(TELCO, (file) => file.set('draft', true));
  expect(files(true)).not.toContain(TELCO);
  expect(files(true).length).toBeGreaterThan(0);
  expect(files()).toContain(TELCO);
  const production = jest.replaceProperty(process.env, 'NODE_ENV', 'production');
  expect(files()).toEqual(files(true));
  production.restore();
});

it('links to static files and pictures are checked, including upper and lower case', () => {
  copy.write('static/files/Report.pdf', '');
  for (const name of ['.quay.jpg', 'old/quay.jpg']) copy.write(`data/pictures/${name}`, '');
  copy.edit(AMPLIFICATION, (file) => file.set('picture', { file: 'chair.jpg', alt: 'A chair' }));
  copy.edit(TELCO, (file) => file.setIn(['action', 'link'], '/files/Report.pdf'));
  copy.edit(RISK, (file) => file.setIn(['hero', 'action', 'link'], '/files/report.pdf'));
  expect(problems().map(sentencesOf)).toEqual([
    expect.stringMatching(/Choose one of: mass\.png, quay\.jpg\.$/),
    expect.stringContaining('leads to "/files/report.pdf", but this site has no such page.'),
  ]);
});

it('a folder in the place of a picture or a logo is reported', async () => {
  copy.remove('data/pictures/quay.jpg');
  copy.write('data/pictures/quay.jpg/quay.jpg', '');
  copy.remove('data/pictures/acme.svg');
  copy.write('data/pictures/acme.svg/acme.svg', '');
  const said = (await opened()).map(sentencesOf);
  expect(said.length).toBeGreaterThan(2);
  expect(said).toEqual(said.map(() => expect.stringMatching(/ names .*, which is a folder\. /)));
});

it('file names that differ by a dot and a file of five megabytes are read', () => {
  for (const name of ['big.sky', 'bigsky', 'big.sky.city']) {
    const slug = name.replaceAll('.', '-');
    copy.duplicate(AIRLINES, `data/case-studies/${name}.yaml`);
    copy.edit(`data/case-studies/${name}.yaml`, (file) => file.set('slug', slug));
  }
  const long = 'A word and another. '.repeat(250_000);
  copy.edit(TELCO, (file) => file.set('summary', long));
  expect(messages()).toEqual([
    expect.stringMatching(/telco\.yaml: .*\(summary\) has 5000000 characters; it may have at most/),
  ]);
});

it('missing pictures are reported if their folder is a file', async () => {
  rmSync(join(copy.root, 'data/pictures'), { recursive: true });
  copy.write('data/pictures', 'no folder');
  const said = (await opened()).map(sentencesOf);
  expect(said.length).toBeGreaterThan(2);
  expect(said).toEqual(said.map(() => expect.stringContaining('in data/pictures')));
});
