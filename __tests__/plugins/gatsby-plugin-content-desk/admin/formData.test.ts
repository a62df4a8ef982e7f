import { parse } from 'yaml';
import {
  fromForm,
  grouped,
  toForm,
  ungrouped,
} from '../../../../plugins/gatsby-plugin-content-desk/src/admin/formData';
import { fieldOf } from '../../../../src/content/introspect';
import { kindNamed, kindOfFile } from '../../../../src/content/kinds';
import { siteSources } from '../../../support/contentCheck';

const legalPage = fieldOf(kindNamed('legal').schema);
const navigation = fieldOf(kindNamed('navigation').schema);
const service = fieldOf(kindNamed('services').schema);
const site = fieldOf(kindNamed('site').schema);

describe('toForm and fromForm', () => {
  test.each(siteSources)('give back $file', ({ file, text }) => {
    const kind = kindOfFile(file);
    if (!kind) throw new Error(`${file} is of no kind.`);
    const field = fieldOf(kind.schema);
    const data: unknown = parse(text);
    expect(fromForm(field, toForm(field, data), data)).toEqual(data);
  });

  test('an entry’s address and order are a group of the form, and none of the file', () => {
    const data = { slug: 'risk', order: 10, name: 'Risk', draft: true };
    const form = grouped(service, data);
    expect(form).toEqual({ name: 'Risk', placement: { slug: 'risk', order: 10, draft: true } });
    expect(ungrouped(form)).toEqual(data);
    expect(grouped(site, { name: 'Acme' })).toEqual({ name: 'Acme' });
  });

  test('a picture has an address in the form and its name in the file', () => {
    const data = { picture: { file: 'team.jpg', alt: 'The team' } };
    const form = toForm(service, data);
    expect(form).toEqual({ picture: { file: '/pictures/team.jpg', alt: 'The team' } });
    expect(fromForm(service, form, data)).toEqual(data);
  });

  test('what the form leaves empty is left out', () => {
    const form = { name: 'A', formerAddresses: [], draft: false, picture: { file: '', alt: null } };
    expect(fromForm(service, form)).toEqual({ name: 'A' });
  });

  test('what the file holds empty stays', () => {
    const before = { social: [{ network: 'x', label: 'X', link: '' }] };
    const form = { social: [{ network: 'x', label: 'X on the web' }] };
    expect(fromForm(site, form, before)).toEqual({
      social: [{ network: 'x', label: 'X on the web', link: '' }],
    });
  });

  test('a switch that may be left out is written only where it is on, or was there', () => {
    const main = [{ label: 'About', link: '/about', isButton: false }];
    expect(fromForm(navigation, { main }, { main: [{ label: 'About' }] })).toEqual({
      main: [{ label: 'About', link: '/about' }],
    });
    expect(fromForm(navigation, { main }, { main })).toEqual({ main });
    expect(fromForm(legalPage, { isNumbered: false })).toEqual({ isNumbered: false });
  });

  test('a field that the model does not know is kept, the CMS’s own are not', () => {
    expect(fromForm(service, { sumary: 'A', _source: 'text' })).toEqual({ sumary: 'A' });
  });
});
