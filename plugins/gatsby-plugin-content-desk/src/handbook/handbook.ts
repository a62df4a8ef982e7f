/** The handbook of the people who write the content: `data/README.md`. Derived from the model. */
import { Collection } from '../../../../src/content/fields';
import { AnySchema, fieldsOf, itemOf, labelOf, metaOf } from '../../../../src/content/introspect';
import { collections } from '../../../../src/content/kinds';
import { anchorOf, fieldLines, SharedShapes } from './fields';
import { recipes } from './recipes';
import { sampleOf } from './sample';

/** Path of the handbook, relative to the project. */
export const HANDBOOK_FILE = 'data/README.md';

/** Every use of each shared shape, by the name of its GraphQL type. */
function usesOfShapes(): Map<string, AnySchema[]> {
  const uses = new Map<string, AnySchema[]>();
  const look = (schema: AnySchema): void => {
    const { graphqlType } = metaOf(schema);
    if (graphqlType) uses.set(graphqlType, [...(uses.get(graphqlType) ?? []), schema]);
    const item = itemOf(schema);
    if (item) look(item);
    for (const [, field] of fieldsOf(schema)) look(field);
  };
  for (const { schema } of collections) look(schema);
  return uses;
}

/** "FormField" as people say it: "Form field". */
const inWords = (typeName: string): string =>
  typeName.charAt(0) + typeName.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** The shapes that stand in more than one place, with their headings. */
function sharedShapes(uses: ReadonlyMap<string, AnySchema[]>): Map<string, string> {
  const shared = [...uses].filter(([, schemas]) => schemas.length > 1);
  return new Map(
    shared.map(([typeName, schemas]) => {
      const labels = new Set(schemas.map(labelOf));
      const [only] = labels;
      return [typeName, labels.size === 1 && only !== undefined ? only : inWords(typeName)];
    }),
  );
}

const introduction = `# Handbook of the content

<!-- Written by \`npm run content:handbook\` from src/content/model: change the model, not this file. -->

Every word, link, label and message of the website stands in the files of this folder. A change here
is a change of the site, as soon as it is built again.

## Before you commit

- \`npm run check:content\` names everything that is wrong, with file, line and column, what is
  expected and what was probably meant. Nothing is published while something is wrong.
- \`npm run check:content -- --fix\` corrects what can only be meant in one way.
- \`npm run develop\` shows the site at http://localhost:8000 and follows each saved change.
- Meanwhile http://localhost:8000/admin edits the same files in forms, with the page beside them and
  without a login. Pictures can be uploaded there.
- Visual Studio Code completes the fields, and the slugs, links and pictures that exist, once the
  extensions are installed that it recommends for this folder. \`npm run content:schemas\` tells it of
  new ones.

## How the files are written

- A field is \`name: value\`. What belongs to a group or a list is indented by two spaces more.
- An item of a list stands on a line of its own, behind \`- \`.
- A long text stands below \`>-\`, indented by two spaces more than its name; its lines are joined.
- A text that holds \`: \` or \` #\`, or begins with a sign like \`{\`, \`[\`, \`*\`, \`&\` or \`@\`, is put in
  quotes: \`'Design: the basics'\`.
- \`[words](/address)\` makes a link in a paragraph. A page's address is \`/\` and its slug.
- \`{name}\`, \`{email}\`, \`{phone}\` and \`{address}\` stand for the company's, and \`{phoneLink}\` for the
  link that calls it: \`[{phone}]({phoneLink})\`.
- What follows \`# \` is a comment. It is for the next person and is not shown on the site.
`;

const recipeText = ({ title, steps }: (typeof recipes)[number]): string =>
  `### ${title}\n\n${steps.map((step, index) => `${index + 1}. ${step}`).join('\n')}\n`;

function kindText(collection: Collection, shared: SharedShapes): string {
  const { label, about, file, folder, schema } = collection;
  const place = file ?? `${folder ?? ''}/*.yaml`;
  const sample =
    folder === undefined
      ? ''
      : `\nA new file with all that is required:\n\n\`\`\`yaml\n${sampleOf(schema)}\`\`\`\n`;
  return `### ${label}\n\n\`${place}\`\n\n${about}\n\n${fieldLines(schema, shared).join('\n')}\n${sample}`;
}

/** The whole handbook as Markdown. */
export function handbook(): string {
  const uses = usesOfShapes();
  const shared = sharedShapes(uses);
  const shapes = [...shared].map(([typeName, heading]) => {
    const [schema] = uses.get(typeName) ?? [];
    return schema ? `### ${heading}\n\n${fieldLines(schema, shared).join('\n')}\n` : '';
  });
  const contents = collections.map(
    ({ label, file, folder }) => `- [${label}](#${anchorOf(label)}): \`${file ?? folder ?? ''}\``,
  );
  return [
    introduction,
    '## Recipes\n',
    ...recipes.map(recipeText),
    '## Kinds of file\n',
    `${contents.join('\n')}\n`,
    ...collections.map((collection) => kindText(collection, shared)),
    '## Shapes that several files share\n',
    ...shapes,
  ].join('\n');
}
