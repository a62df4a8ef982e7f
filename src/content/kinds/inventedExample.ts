import type { ExampleLook } from '../../drawings/signals/examples';
import { choice, group, list, optionalGroup, paragraph, text } from '../model/fields';
import { illustrative, titledText } from '../model/sharedFields';

/** The drawings on invented examples; src/drawings/signals/examples.ts holds them. */
const exampleLooks = {
  alert: 'A quiet trace that begins to swing',
  report: 'Two lines, of which one rises',
  profile: 'The rings around one person',
} satisfies Record<ExampleLook, string>;

/** An invented example of what a client gets, drawn as the thing itself. */
export const inventedExample = () =>
  optionalGroup(
    'Invented example',
    {
      illustrative: illustrative(),
      mark: text('Mark', {
        hint: 'Says, where the eye falls, that the example is invented.',
        example: 'Invented example',
        max: 40,
      }),
      look: choice('Drawing', exampleLooks, { hint: 'The drawing beside its facts.' }),
      kind: text('What it is', { example: 'Page of a report', max: 60 }),
      title: text('Title', { max: 90 }),
      facts: list(
        'Facts',
        group('Fact', {
          label: text('Label', { max: 40 }),
          value: paragraph('Value', { max: 110 }),
        }),
        { min: 2, max: 5, hint: 'In words: no figure that could be taken for a result.' },
      ),
      parts: list('Parts', titledText('Part', { title: 60, text: 340 }), { min: 2, max: 5 }),
    },
    { hint: 'No real names, no clients, and no figures that could be taken for results.' },
  );
