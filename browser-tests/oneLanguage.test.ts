/** Translations only add: without their folders, nothing of another language is left. */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from '../scripts/lib/gatsbyBuild';
import { inProjectCopy, keepDrawings } from '../scripts/lib/projectCopy';
import { expect, outsideGate, test } from './fixtures';
import { otherLanguages } from './support/content';

test(
  'without its translations the site names no other language and has no font for one',
  outsideGate,
  () => {
    test.setTimeout(600_000);
    return inProjectCopy(process.cwd(), async (copy) => {
      keepDrawings('.', copy);
      const codes = otherLanguages.map(({ code }) => code);
      for (const code of codes) rmSync(path.join(copy, 'data', code), { recursive: true });
      await build(copy);

      const folder = path.join(copy, 'public');
      // The forms for editors do know the languages.
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
        (file) => path.extname(file) !== '' && !file.startsWith('admin/'),
      );
      const textOf = (file: string) => readFileSync(path.join(folder, file), 'utf8');
      const nameOfOther = new RegExp(`(?:^|[/-])(?:${codes.join('|')})[-./]`);
      const traces = files.filter(
        (file) =>
          nameOfOther.test(file) ||
          (/\.(?:html|js|json|xml)$/.test(file) &&
            /hreflang="|\p{Script=Arabic}/u.test(textOf(file))),
      );
      expect(traces).toEqual([]);
      const home = textOf('index.html');
      const fonts = files.filter((file) => file.endsWith('.woff2'));
      expect(fonts.filter((file) => !home.includes(file))).toEqual([]);
    });
  },
);
