import {
  fromForm,
  groupPlacement,
  toForm,
  ungroupPlacement,
} from '../../../../plugins/gatsby-plugin-content-admin/src/forms/formData';
import { kindNamed } from '../../../../src/content/kinds';
import { fieldOf } from '../../../../src/content/model/introspect';
import { wordsOf } from '../../../../src/content/model/translation';

const legalPage = fieldOf(kindNamed('legal').schema);
const navigation = fieldOf(kindNamed('navigation').schema);
const service = fieldOf(kindNamed('services').schema);
const site = fieldOf(kindNamed('site').schema);

test('the form groups an entry’s address and order, and the file keeps them flat', () => {
  const data = { slug: 'risk', order: 10, name: 'Risk', draft: true };
  const form = groupPlacement(service, data);
  expect(form).toEqual({ name: 'Risk', placement: { slug: 'risk', order: 10, draft: true } });
  expect(ungroupPlacement(form)).toEqual(data);
  expect(groupPlacement(site, { name: 'Acme' })).toEqual({ name: 'Acme' });
});

test('a picture is an address in the form and a file name in the file', () => {
  const data = { picture: { file: 'team.jpg', alt: 'The team' } };
  const form = toForm(service, data);
  expect(form).toEqual({ picture: { file: '/pictures/team.jpg', alt: 'The team' } });
  expect(fromForm(service, form, data)).toEqual(data);
});

test('an optional switch is written only if it is on or was in the file', () => {
  const main = [{ label: 'About', link: '/about', isButton: false }];
  expect(fromForm(navigation, { main }, { main: [{ label: 'About' }] })).toEqual({
    main: [{ label: 'About', link: '/about' }],
  });
  expect(fromForm(navigation, { main }, { main })).toEqual({ main });
  expect(fromForm(legalPage, { isNumbered: false })).toEqual({ isNumbered: false });
});

test('a new item of a list is written without a switch that is off, wherever it is put', () => {
  const about = { label: 'About', link: '/about', isButton: false };
  const risk = { label: 'Risk', link: '/risk', isButton: false };
  const added = { label: 'News', link: '/news', isButton: false };
  const news = { label: 'News', link: '/news' };
  const saved = (...main: object[]) => fromForm(navigation, { main }, { main: [about, risk] });
  expect(saved(added, about, risk)).toEqual({ main: [news, about, risk] });
  expect(saved(about, added, risk)).toEqual({ main: [about, news, risk] });
  expect(saved(about, risk, added)).toEqual({ main: [about, risk, news] });
});

test('a translation is saved without the fields that it shares with its original', () => {
  const words = fieldOf(wordsOf(kindNamed('services').schema));
  const before = { how: { cards: [{ title: 'أول' }] } };
  const cards = [{ title: 'أول' }, { title: 'ثان', glyph: 'aim' }];
  const form = { how: { cards }, leadService: '', placement: { draft: false } };
  expect(fromForm(words, ungroupPlacement(form), before)).toEqual({
    how: { cards: [{ title: 'أول' }, { title: 'ثان' }] },
  });
});

test('line breaks and tabs of a paste from Word are saved as spaces, and a file’s own stay', () => {
  const before = { name: 'Risk', summary: 'One.\n\nTwo.' };
  const pasted = 'A client\r\n\twanted\u00a0to know\u2028what \n was said.';
  expect(fromForm(service, { ...before, name: pasted }, before)).toEqual({
    ...before,
    name: 'A client wanted\u00a0to know what was said.',
  });
});

test('an optional group is saved if one of its fields is filled in, and left out once all are empty', () => {
  const before = { need: { question: 'How?', inHand: 'A report' } };
  expect(fromForm(service, { need: { question: '', inHand: 'A report' } }, before)).toEqual({
    need: { question: '', inHand: 'A report' },
  });
  const emptied = { question: '', inHand: '' };
  expect(fromForm(service, { need: emptied }, before)).toEqual({});
});
