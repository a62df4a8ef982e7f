/** @jest-environment node */
/** What the handbook, and the notes of /admin, say of the forms' names, fields and buttons is what the screen shows. */
import { readFileSync } from 'node:fs';
import { refusalWords } from '../../../plugins/gatsby-plugin-content-admin/src/client/refusalWords';
import { cmsConfig } from '../../../plugins/gatsby-plugin-content-admin/src/forms/config';
import { findPage } from '../../../plugins/gatsby-plugin-content-admin/src/forms/findPage';
import { siteSources } from '../../support/contentCheck';

const inOneLine = (words: string): string => words.replace(/\s+/g, ' ');

const text = readFileSync('data/README.md', 'utf8');
const handbook = inOneLine(text);

const cmsWords = new Set<string>();
JSON.parse(
  readFileSync('node_modules/@sveltia/cms/locales/en-US.json', 'utf8'),
  (_key, words: unknown) => (typeof words === 'string' ? cmsWords.add(words) : words),
);

const boldIn = (words: string) =>
  [...words.matchAll(/\*\*(.+?)\*\*/g)].map(([, bold = '']) => bold);

interface FormField {
  label: string;
  label_singular?: string;
  widget?: string;
  required?: unknown;
  accept?: string;
  fields?: FormField[];
}

interface Form {
  label: string;
  label_singular?: string;
  fields: FormField[];
}

const config = cmsConfig({ name: 'github', repo: 'acme/website' }, ['ar']);
const forms: Form[] = JSON.parse(JSON.stringify([config.collections, config.singletons])).flat();

/** A field of a form, with the names of the parts that it is in: `Hero › Text`. */
interface ShownField {
  path: string;
  field: FormField;
}

const shownIn = ({ fields = [] }: { fields?: FormField[] }, above = ''): ShownField[] =>
  fields
    .filter(({ widget }) => widget !== 'hidden')
    .flatMap((field) => {
      const path = `${above} › ${field.label}`;
      return [{ path, field }, ...shownIn(field, path)];
    });

/** What a field's part of the form has on a button or at a box to tick. */
const addedBy = ({ label, label_singular, widget, required }: FormField): string[] => {
  if (label_singular !== undefined) return [`Add ${label_singular}`];
  return widget === 'object' && required === false ? [`Add ${label}`] : [];
};

const recipes = text
  .split(/^### /m)
  .slice(1)
  .map((recipe) => {
    const [, steps = ''] = /\*\*In \/admin\*\*(.*?)\*\*In files\*\*/s.exec(recipe) ?? [];
    return {
      title: recipe.replace(/\n.*/s, ''),
      // Without the name of an entry in the list that was opened.
      steps: inOneLine(steps).replace(/(Open \*\*[^*]+\*\* and) \*\*[^*]+\*\*/g, '$1 one'),
    };
  });

/** Those of the CMS that recipes name. */
const BUTTONS = ['Save', 'Duplicate', 'Browse', 'Upload', 'Insert'];

test.each(recipes)('the recipe’s fields and buttons are on the screen: $title', ({ steps }) => {
  const bold = boldIn(steps);
  const opened = forms.filter(
    ({ label, label_singular: one = label }) =>
      bold.includes(label) || new RegExp(`\\b(?:a|the) ${one}\\b`, 'i').test(steps),
  );
  const fields = opened.flatMap((form) => shownIn(form));
  const shown = [
    ...forms.map(({ label }) => label),
    ...fields.flatMap(({ field }) => addedBy(field)),
    ...BUTTONS,
    'Arabic',
    '⋮',
  ];
  const isShown = (words: string) =>
    shown.includes(words) || fields.some(({ path }) => path.endsWith(` › ${words}`));
  expect(bold.filter((words) => !isShown(words))).toEqual([]);
});

test('there are recipes', () => {
  expect(recipes.filter(({ steps }) => boldIn(steps).length > 0).length).toBeGreaterThan(20);
});

test.each([
  'Sign In with {$service}',
  'Editorial Workflow',
  'View Preview',
  'In Review',
  'Ready',
  'Publish',
  'Discard Changes',
  'Enable {$locale}',
  ...BUTTONS,
])('the handbook’s “%s” is a button or a column of the CMS', (words) => {
  const told = words.replace('{$service}', 'GitHub').replace('{$locale}', 'Arabic');
  expect(['“%”', '**%**'].some((quotes) => handbook.includes(quotes.replace('%', told)))).toBe(
    true,
  );
  expect(cmsWords).toContain(words);
});

test.each([
  ['Restore', refusalWords.draftGone],
  ['Restore', refusalWords.signIn],
  ['Sign Out', refusalWords.signIn],
  ['Cancel Deletion', refusalWords.whenPublishing.changedBeforeDeletion({ what: '', who: '' })],
  ['Ready', refusalWords.notReady],
  ['Enable {$locale}', findPage('/ar/telco', siteSources).note],
])('a note’s “%s” is a button or a column of the CMS: %s', (words, note) => {
  expect(note).toContain(words.replace('{$locale}', 'Arabic'));
  expect(cmsWords).toContain(words);
});

test('a draft has a button that leads to its preview', () => {
  expect(config.show_preview_links).toBe(true);
});

test.each([
  ['a picture', 'Case studies', 'Picture › File', ['jpeg', 'png', 'webp', 'avif']],
  ['a logo', 'Partners', 'Logo › File', ['svg+xml', 'png']],
  ['a sample', 'Services', 'A sample page › File', ['pdf', 'jpeg', 'png', 'webp', 'avif']],
])('for %s, %s offers the files that the handbook names: %s', (_what, list, place, types) => {
  const form = forms.find(({ label }) => label === list);
  const found = shownIn(form ?? {}).find(({ path }) => path.endsWith(` › ${place}`));
  const offered = found?.field.accept?.split(',').map((type) => type.replace(/^.*\//, ''));
  expect(offered?.sort()).toEqual(types.sort());
});
