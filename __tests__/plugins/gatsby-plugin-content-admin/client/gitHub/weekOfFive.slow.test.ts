/** @jest-environment node */
/** A team of five, two of them translators, works a week at one page: all words of all five are published. */
import { startForge } from '../../../../../stand-in-api/forge/server';
import { pretendAdmin } from '../../../../support/adminWindow';
import { openEditor } from '../../../../support/cmsEditor';
import { siteSources, textOf } from '../../../../support/contentCheck';
import '../../../../support/checkWorker';

jest.mock('../../../../../plugins/gatsby-plugin-content-admin/src/client/note', () => ({
  showNote: () => undefined,
}));

const RISK = 'data/services/risk.yaml';
const ARABIC = 'data/ar/services/risk.yaml';

/** Each editor's own field, by language. */
const TEAM = [
  { login: 'mona', language: 'en', field: 'name' },
  { login: 'omar', language: 'en', field: 'cardText' },
  { login: 'sami', language: 'en', field: 'leadService' },
  { login: 'laila', language: 'ar', field: 'name' },
  { login: 'noor', language: 'ar', field: 'cardText' },
];

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday'];

/** Git starts a hundred times: seconds at rest, half a minute where a machine is busy. */
const LONGEST = 180_000;

test(
  'some forty saves, reloads and publications lose nothing',
  async () => {
    pretendAdmin();
    const files = Object.fromEntries(
      siteSources
        .filter(({ file }) => [RISK, ARABIC].includes(file))
        .map(({ file, text }) => [file, text]),
    );
    const forge = await startForge({ files, logins: TEAM.map(({ login }) => login) });
    try {
      const team = [];
      for (const member of TEAM) {
        const tab = openEditor(forge, member.login);
        await tab.reload();
        team.push({ ...member, tab });
      }
      let steps = 0;
      for (const [number, day] of DAYS.entries()) {
        // Everybody opens the form in the morning, and saves at some time of the day.
        const opened = team.map(({ tab }) => tab.open(RISK));
        for (const [index, { tab, language, field, login }] of team.entries()) {
          const forms = opened[index] ?? {};
          const written = {
            ...forms,
            [language]: { ...Object(forms[language]), [field]: `${login}, ${day}` },
          };
          let said = await tab.save(RISK, written);
          steps += 1;
          // As the sentence says: reload, restore, save.
          if (said !== 'saved') {
            expect(said).toMatch(/has a draft of this entry|is no longer there/);
            await tab.reload();
            said = await tab.save(RISK, written);
            steps += 2;
          }
          expect(said).toBe('saved');
          if ((index + number) % 3 === 0) {
            // Its own list may still show a request that a colleague has published.
            const outcome = await tab.publish(RISK);
            if (outcome !== 'done') {
              expect(outcome).toContain('Reload the page');
              await tab.reload();
              expect(await tab.publish(RISK)).toBe('done');
              steps += 2;
            }
            steps += 1;
          }
        }
      }
      const [first] = team;
      await first?.tab.reload();
      expect(await first?.tab.publish(RISK)).toMatch(/done|Not Found/);
      expect(steps).toBeGreaterThan(30);
      const expected = (file: string, isOf: string) =>
        TEAM.filter(({ language }) => language === isOf).reduce(
          (text, { field, login }) =>
            text.replace(new RegExp(`^${field}: .*`, 'm'), `${field}: ${login}, Thursday`),
          textOf(file),
        );
      expect(forge.repository.text(RISK)).toBe(expected(RISK, 'en'));
      expect(forge.repository.text(ARABIC)).toBe(expected(ARABIC, 'ar'));
    } finally {
      await forge.close();
    }
  },
  LONGEST,
);
