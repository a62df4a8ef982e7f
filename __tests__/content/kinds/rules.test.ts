/** @jest-environment node */
import { kindNamed } from '../../../src/content/kinds';
import { legalPage } from '../../../src/content/kinds/legalPage';
import { site } from '../../../src/content/kinds/site';
import { complaints } from '../../support/complaints';

describe('an item of the main menu', () => {
  const links = [{ label: 'Markets', link: '/success#markets' }];
  const faults = (item: object) =>
    complaints(kindNamed('navigation').schema, { main: [item] }, 'main[0]');

  it.each([
    ['a link', { link: '/about' }],
    ['a dropdown of entries', { entries: 'listening', phase: 'listen' }],
    ['a dropdown of links', { links }],
    ['a button', { link: '/contact', isButton: true }],
  ])('may be %s', (_kind, item) => {
    expect(faults({ label: 'Item', ...item })).toEqual([]);
  });

  it.each([
    ['nothing', {}],
    ['a link and a dropdown', { link: '/about', links }],
    ['two dropdowns', { entries: 'listening', links }],
  ])('may not be %s', (_kind, item) => {
    expect(faults({ label: 'Item', ...item })).toEqual([
      'must hold exactly one of "link", "entries" or "links"',
    ]);
  });
});

describe('a block of a legal page', () => {
  const faults = (block: object) =>
    complaints(legalPage.schema, { sections: [{ blocks: [block] }] }, 'sections[0].blocks[0]');

  it.each([
    ['a subheading', { subheading: 'Necessary cookies' }],
    ['a paragraph', { paragraph: 'One paragraph.' }],
    ['a list', { list: ['One item.'] }],
    ['the table of stored items', { storedItems: true }],
  ])('may be %s', (_kind, block) => {
    expect(faults(block)).toEqual([]);
  });

  it.each([
    ['empty', {}],
    ['two things', { subheading: 'Necessary cookies', paragraph: 'One paragraph.' }],
  ])('may not be %s', (_kind, block) => {
    expect(faults(block)).toEqual([expect.stringContaining('must hold exactly one of')]);
  });
});

describe('the anchor of a section', () => {
  const faults = (anchor: string) =>
    complaints(legalPage.schema, { sections: [{ anchor }] }, 'sections[0].anchor');

  it.each(['sharing', 'governing-law', 'part-2'])('may be %s', (anchor) => {
    expect(faults(anchor)).toEqual([]);
  });

  it.each(['Sharing', 'governing law', '#sharing', '-a', 'a--b'])('may not be "%s"', (anchor) => {
    expect(faults(anchor)).toHaveLength(1);
  });
});

describe('a fact of the home page', () => {
  const faults = (fact: object) =>
    complaints(kindNamed('home').schema, { special: { facts: [fact] } }, 'special.facts[0]');

  it.each([
    ['counts the content', { counts: 'listening' }],
    ['states a value', { value: '20+' }],
  ])('%s', (_kind, fact) => {
    expect(faults({ label: 'facts', ...fact })).toEqual([]);
  });

  it.each([
    ['neither', {}],
    ['both', { counts: 'listening', value: '20+' }],
  ])('does not do %s', (_kind, fact) => {
    expect(faults({ label: 'facts', ...fact })).toEqual([
      'must hold exactly one of "counts" or "value"',
    ]);
  });
});

describe('the phone number of the company', () => {
  const faults = (phone: string) => complaints(site.schema, { phone }, 'phone');

  it.each(['+971 4 000 0000', '04 000 0000', '+971 (4) 000-0000'])('may be %s', (phone) => {
    expect(faults(phone)).toEqual([]);
  });

  it.each(['on request', '+971', '+971 4 000 ext 5', ''])('may not be "%s"', (phone) => {
    expect(faults(phone)).not.toEqual([]);
  });
});

describe('the link of a social network', () => {
  const faults = (link: string | undefined) =>
    complaints(site.schema, { social: [{ link }] }, 'social[0].link');

  it.each([undefined, '', 'https://network.example/company'])('may be %j', (link) => {
    expect(faults(link)).toEqual([]);
  });

  it.each(['#', '/', 'http://network.example', 'network.example'])('may not be "%s"', (link) => {
    expect(faults(link)).toHaveLength(1);
  });
});
