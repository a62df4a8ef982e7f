/** What content people do most, step by step. The handbook and the forms' help show them. */
import { PICTURE_FOLDER } from '../../../../src/content/sharedFields';

export interface Recipe {
  title: string;
  /** One step each, as Markdown. */
  steps: readonly string[];
}

export const recipes: readonly Recipe[] = [
  {
    title: 'Change a sentence',
    steps: [
      'Find the file: the list of kinds below says which page each is for.',
      'Change the words. Long texts stand below `>-`, indented by two spaces; break their lines where you like.',
      'Run `npm run check:content`, and commit.',
    ],
  },
  {
    title: 'Add a service',
    steps: [
      'Copy a file of the same group in `data/services/` and give the copy a new name.',
      'Give it a `slug` of its own: the page stands at `/` and the slug. The name of the file does not matter.',
      'Choose its `group` and `order`. It then stands in the menu, on the home page and in its group by itself.',
      'Write the texts. A listening service has four steps, a responsive solution six cards with glyphs.',
      'If visitors shall be able to choose it in the Get in Touch form, add its name to `services` in `data/forms/lead.yaml`.',
    ],
  },
  {
    title: 'Add a case study',
    steps: [
      'Copy a file of `data/case-studies/` and give the copy a new name.',
      'Give it a `slug`, a `name`, a `group` and an `order` of its own.',
      'Write one sentence for `summary` and two items each for `challenges`, `solutions` and `results`.',
      'List the slugs of the services that the story used in `services`.',
    ],
  },
  {
    title: 'Add a market',
    steps: [
      'A market is a case study: add one as above, with `group: markets`.',
      'It stands on the Success Stories page and in the menu of all markets by itself, in the place that its `order` gives it.',
    ],
  },
  {
    title: 'Reorder a menu',
    steps: [
      'The items of the menu itself follow the list `main` in `data/navigation.yaml`; those of the footer follow `footer.links`. Move the lines of an item together.',
      'Services, partners and case studies follow their own `order`, smallest first. Leave gaps (10, 20, 30), so that the next one needs no renumbering.',
    ],
  },
  {
    title: 'Replace a picture',
    steps: [
      `Put the new picture into \`${PICTURE_FOLDER}/\`: a .jpg, .png, .webp or .avif of at least 2000 pixels in width. The build makes the smaller ones.`,
      'Name it in the page’s file: `picture:`, and below it `file:` with the name and `alt:` with what it shows, for people who cannot see it.',
      'To go back to the drawing, take `file` and `alt` out again. `generator` and `tone` choose another drawing.',
    ],
  },
  {
    title: 'Hide an entry',
    steps: [
      'Write `draft: true` into its file. It stays in `npm run develop` and is left out of the published site: its page, the menus, the index and the lists.',
      'The check names every link and reference that still leads to it. Take those out, too.',
      'Take the line out again to publish the entry.',
    ],
  },
  {
    title: 'Change a slug with its redirect',
    steps: [
      'Change `slug`, and add the old one to `formerAddresses` in the same file: visitors and search engines are then sent on.',
      'The check proposes it when it sees in Git that a slug has changed; `npm run check:content -- --fix` writes it.',
      'Change the links and references that still name the old slug. The check names each.',
    ],
  },
];
