/** The recipes of data/README.md, as the tests read them: what an editor does in /admin, and in files. */
import { readFileSync } from 'node:fs';

/** The page that editors read first. */
export const GUIDE_FILE = 'data/README.md';

/** A step of a recipe: its words, each on one line, and the YAML below it. */
export interface Step {
  words: string;
  yaml?: string;
}

/** The two ways of a recipe, by their headings. */
export const WAYS = ['In /admin', 'In files'] as const;

export interface Recipe {
  name: string;
  /** The headings of its ways, in order. */
  ways: string[];
  inAdmin: Step[];
  inFiles: Step[];
}

const YAML = /```yaml\n([\s\S]*?)```/;

/** A block of YAML follows its step, indented as much as its words. */
const withoutIndent = (text: string) => text.replace(/^ {3}/gm, '');

const stepsIn = (text: string): Step[] =>
  text
    .split(/^\d+\. /m)
    .slice(1)
    .map((step) => ({
      words: step.replace(YAML, '').replace(/\s+/g, ' ').trim(),
      yaml: YAML.exec(withoutIndent(step))?.[1],
    }));

/** The recipes of the project's handbook, in their order. */
export function readRecipes(): Recipe[] {
  const guide = readFileSync(GUIDE_FILE, 'utf8');
  const [, all = ''] = /^## Recipes\n([\s\S]*?)(?=^## )/m.exec(guide) ?? [];
  return all
    .split(/^### /m)
    .slice(1)
    .map((text) => {
      const [name = '', ...parts] = text.split(/^\*\*(.*)\*\*$/m);
      const steps = new Map<string, Step[]>();
      for (let index = 0; index < parts.length; index += 2) {
        steps.set(parts[index] ?? '', stepsIn(parts[index + 1] ?? ''));
      }
      const [inAdmin = [], inFiles = []] = WAYS.map((way) => steps.get(way));
      return { name: name.split('\n')[0] ?? '', ways: [...steps.keys()], inAdmin, inFiles };
    });
}
