import { chromium } from 'playwright-core';
import { execFileSync } from 'child_process';
import * as fs from 'fs';
import { parse } from 'yaml';
import { formAddress } from './plugins/gatsby-plugin-content-desk/src/admin/formAddress';
const base = 'http://localhost:9570', dir = '/tmp/w/adminar-dev';
const git = (...a: string[]) => execFileSync('git', a, { cwd: dir, encoding: 'utf8' });
const files = git('ls-files', 'data/ar').trim().split('\n').filter((f) => !process.argv[2] || f.includes(process.argv[2]));
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const page = await (await browser.newContext({ baseURL: base, viewport: { width: 1700, height: 4000 } })).newPage();
page.on('pageerror', (e) => console.log('pageerror', String(e).slice(0, 400)));
const leaves = (v: any, p = ''): string[] => typeof v === 'string' ? [p] : Array.isArray(v) ? v.flatMap((x, i) => leaves(x, `${p}.${i}`)) : v && typeof v === 'object' ? Object.entries(v).flatMap(([k, x]) => leaves(x, p ? `${p}.${k}` : k)) : [];
let bad = 0;
for (const file of files) {
  const data = parse(fs.readFileSync(`${dir}/${file}`, 'utf8'));
  const all = leaves(data).filter((p) => !/^(language|locale)$/.test(p));
  const asked = [...new Set([all[0], all.at(-1)!])];
  await page.goto('/admin/' + formAddress(file));
  await page.reload();
  try {
    await page.getByRole('button', { name: /^Save/ }).waitFor();
    await page.waitForTimeout(800);
    for (const keyPath of asked) {
      const field = page.locator(`.pane[data-mode="edit"][data-locale="ar"] [data-key-path="${keyPath}"]`);
      const steps = keyPath.split('.');
      for (let n = 0; n < 25 && !(await field.locator(':focus').count()); n++) {
        for (let i = 1; i <= steps.length; i++)
          await page.evaluate((k) => window.postMessage({ type: 'highlight-editor-field', payload: { locale: 'ar', keyPath: k } }, location.origin), steps.slice(0, i).join('.'));
        await page.waitForTimeout(250);
      }
      await page.keyboard.press('Control+End');
      await page.keyboard.type('ا');
    }
    await page.getByRole('button', { name: /^Save/ }).click();
    const r = await Promise.race([
      page.getByRole('button', { name: /^Sav/ }).waitFor({ state: 'detached' }).then(() => ''),
      page.getByRole('alertdialog').or(page.getByRole('dialog')).first().waitFor().then(() => page.getByRole('alertdialog').or(page.getByRole('dialog')).first().innerText()),
    ]);
    const stat = git('diff', '--numstat', '--', 'data').trim();
    const ok = r === '' && stat === `${asked.length}\t${asked.length}\t${file}`;
    if (!ok) { bad++; console.log('BAD', file, asked, r, '\n', stat, '\n', git('diff', '-U0').slice(0, 1500)); }
    else console.log('ok', file, asked.join(' '));
  } catch (e) { bad++; console.log('ERR', file, asked, String(e).slice(0, 200)); await page.screenshot({ path: '/tmp/w/adminar-err.png' }); }
  git('checkout', '-q', 'data');
}
console.log('bad', bad, 'of', files.length);
await browser.close();
