import { markOf } from '../../../../plugins/gatsby-plugin-content-admin/src/edit/marks';
import {
  fieldOfElement,
  readMarks,
} from '../../../../plugins/gatsby-plugin-content-admin/src/edit/readMarks';

const mark = (field: string) => markOf({ file: 'data/site.yaml', field, line: 1 });

const element = (selector: string): Element => {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};

readMarks();

const fieldAt = (selector: string) => fieldOfElement(element(selector))?.field;

/** A page as it is after the browser has told of its changes. */
async function show(html: string): Promise<void> {
  document.body.innerHTML = html;
  await Promise.resolve();
}

test('a text is read and cleaned', async () => {
  await show(`<p>Words${mark('tagline')}</p>`);
  expect(fieldAt('p')).toBe('tagline');
  expect(element('p').textContent).toBe('Words');
});

test('a heading in pieces is one field', async () => {
  await show(`<h1><span>Listen</span> <span>now${mark('title')}</span></h1>`);
  expect(fieldAt('h1')).toBe('title');
});

test('a name that nobody sees counts where there are no words', async () => {
  await show(
    `<button aria-label="Close${mark('close')}"></button><a aria-label="x${mark('name')}">y${mark('label')}</a>`,
  );
  expect(element('button').getAttribute('aria-label')).toBe('Close');
  expect(fieldAt('button')).toBe('close');
  expect(fieldAt('a')).toBe('label');
});

test('what comes later is read, too', async () => {
  await show('<p>Words</p>');
  element('p').textContent = `Others${mark('others')}`;
  await Promise.resolve();
  expect(element('p').textContent).toBe('Others');
  expect(fieldAt('p')).toBe('others');
});
