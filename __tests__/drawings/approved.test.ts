/** @jest-environment node */
/**
 * Every inline drawing is the approved one: most mistakes in its arithmetic keep its general properties and change only
 * the fingerprint. To change a drawing, look at the new one and write its fingerprint here.
 */
import { createHash } from 'node:crypto';
import { type ExampleLook, exampleDrawing } from '../../src/drawings/examples';
import { glyphs } from '../../src/drawings/glyphs';
import { logoMarks } from '../../src/drawings/logoMarks';
import { networkMarks } from '../../src/drawings/networkMarks';
import {
  columnSignals,
  figureBars,
  panelSignals,
  type Signal,
  stepsSignal,
  voice,
} from '../../src/drawings/signals';

/** All looks: one that is added has to be approved, too. */
const examples: Record<ExampleLook, Signal> = {
  alert: exampleDrawing('alert'),
  report: exampleDrawing('report'),
  profile: exampleDrawing('profile'),
};

const fingerprint = (drawn: unknown) =>
  createHash('sha256').update(JSON.stringify(drawn)).digest('hex').slice(0, 8);

it.each([
  ['the glyphs', glyphs, 'ed7647f1'],
  ['the marks of made-up logos', logoMarks, '67e6235d'],
  ['the marks of networks', networkMarks, '97c8f9a8'],
  ['the invented examples', examples, '19a2836e'],
  ['the signals of the panels', panelSignals(), 'e3d09c7a'],
  ['the signals of the columns', columnSignals(), 'ede471e4'],
  ['the signal of the steps', stepsSignal(), 'f6b62fc8'],
  ['the bars of figures', figureBars(), '53ccfc82'],
  ['the voice', voice, 'c42b3b8d'],
])('%s are as approved', (_what, drawn, approved) => {
  expect(fingerprint(drawn)).toBe(approved);
});
