import * as fs from 'fs';
import * as path from 'path';
import { parse } from 'yaml';
import {
  fromForm,
  toForm,
} from '../../../../plugins/gatsby-plugin-content-desk/src/admin/formData';
import { collectionOf } from '../../../../src/content/kindOf';
import { legalPageSchema } from '../../../../src/content/kinds/legalPage';
import { navigationSchema } from '../../../../src/content/kinds/navigation';
import { serviceSchema } from '../../../../src/content/kinds/service';
import { siteSchema } from '../../../../src/content/kinds/site';

const files = fs
  .readdirSync('data', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => `data/${name.split(path.sep).join('/')}`)
  .sort();

const read = (file: string): unknown => parse(fs.readFileSync(file, 'utf8'));

describe('toForm and fromForm', () => {
  test.each(files)('give back %s', (file) => {
    const schema = collectionOf(file)?.schema;
    if (!schema) throw new Error(`${file} has no schema.`);
    const data = read(file);
    expect(fromForm(schema, toForm(schema, data), data)).toEqual(data);
  });

  test('a picture has an address in the form and its name in the file', () => {
    const data = { picture: { file: 'team.jpg', alt: 'The team' } };
    const form = toForm(serviceSchema, data);
    expect(form).toEqual({ picture: { file: '/pictures/team.jpg', alt: 'The team' } });
    expect(fromForm(serviceSchema, form, data)).toEqual(data);
  });

  test('what the form leaves empty is left out', () => {
    const form = { name: 'A', formerAddresses: [], draft: false, picture: { file: '', alt: null } };
    expect(fromForm(serviceSchema, form)).toEqual({ name: 'A' });
  });

  test('what the file holds empty stays', () => {
    const before = { social: [{ network: 'x', label: 'X', link: '' }] };
    const form = { social: [{ network: 'x', label: 'X on the web' }] };
    expect(fromForm(siteSchema, form, before)).toEqual({
      social: [{ network: 'x', label: 'X on the web', link: '' }],
    });
  });

  test('a switch that may be left out is written only where it is on, or was there', () => {
    const main = [{ label: 'About', link: '/about', isButton: false }];
    expect(fromForm(navigationSchema, { main }, { main: [{ label: 'About' }] })).toEqual({
      main: [{ label: 'About', link: '/about' }],
    });
    expect(fromForm(navigationSchema, { main }, { main })).toEqual({ main });
    expect(fromForm(legalPageSchema, { isNumbered: false })).toEqual({ isNumbered: false });
  });

  test('a field that the model does not know is kept, the CMS’s own are not', () => {
    expect(fromForm(serviceSchema, { sumary: 'A', _source: 'text' })).toEqual({ sumary: 'A' });
  });
});
