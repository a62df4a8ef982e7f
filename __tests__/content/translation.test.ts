/** @jest-environment node */
import { group, link, list, paragraph } from '../../src/content/fields';
import { fieldOf } from '../../src/content/introspect';
import { withOwnLinks } from '../../src/content/translation';

const parts = { text: paragraph('Text'), link: link('Link') };
const model = fieldOf(group('File', { ...parts, cards: list('Cards', group('Card', parts)) }));
const pages = ['/', '/risk', '/terms & conditions', '/odd_(page)'];

const inArabic = (content: object) =>
  withOwnLinks(model, content, 'ar', (path) => pages.includes(path));

describe('links of a translation', () => {
  it.each([
    ['to a page', '/risk', '/ar/risk'],
    ['to the home page', '/', '/ar'],
    ['to a part of the home page', '/#listening', '/ar#listening'],
    ['with all of it encoded', '/terms%20%26%20conditions', '/ar/terms%20%26%20conditions'],
    ['with parentheses', '/odd_(page)', '/ar/odd_(page)'],
  ])('%s lead to the same language', (_where, address, own) => {
    const leadsTo = (to: string) => ({ link: to, text: `See ([this](${to})), [that](${to}).` });
    const content = (to: string) => ({ ...leadsTo(to), cards: [leadsTo(to)] });
    expect(inArabic(content(address))).toEqual(content(own));
  });

  it.each([
    ['to a page that is not translated', '/fashion'],
    ['to another site', 'https://en.wikipedia.org/wiki/A_(b)'],
    ['to a part of their own page', '#main'],
    ['in which a "%" stands for nothing', '/risk%zz'],
  ])('%s stay as they are', (_where, address) => {
    const content = { link: address, text: `See [this](${address}).` };
    expect(inArabic(content)).toEqual(content);
  });
});
