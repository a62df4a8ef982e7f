import { existsSync, readFileSync } from 'fs';
import { join } from 'path';
import { lightScripts } from '../../../plugins/gatsby-plugin-start-on-intent/src/lightScripts';
import clone from '../../../plugins/gatsby-plugin-start-on-intent/src/standIns/lodash/clone';
import cloneDeep from '../../../plugins/gatsby-plugin-start-on-intent/src/standIns/lodash/cloneDeep';
import isPlainObject from '../../../plugins/gatsby-plugin-start-on-intent/src/standIns/lodash/isPlainObject';
import toPath from '../../../plugins/gatsby-plugin-start-on-intent/src/standIns/lodash/toPath';

const project = join(__dirname, '../../..');

/** A file of a package, as it is installed. */
const fileOf = (name: string, file: string): string =>
  readFileSync(join(project, 'node_modules', name, file), 'utf8');

interface Replacement {
  asked: RegExp;
  file: string;
}

/** What the configuration says, without webpack. */
function configured() {
  const replacements: Replacement[] = [];
  const plugins = {
    normalModuleReplacement: (asked: RegExp, file: string) => {
      replacements.push({ asked, file });
      return {};
    },
  };
  const { resolve } = lightScripts(project, plugins);
  return { aliases: resolve.alias, replacements };
}

it('names stand-ins that exist', () => {
  const { aliases, replacements } = configured();
  const files = [...Object.values(aliases), ...replacements.map(({ file }) => file)];
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

// With another version one of these may be called otherwise, and would come back without a word.
it.each([
  ['gatsby', 'cache-dir/page-renderer.js', './head/head-export-handler-for-browser'],
  ['gatsby', 'cache-dir/production-app.js', './register-service-worker'],
  ['lucide-react', 'dist/esm/icons/menu.mjs', '../createLucideIcon.mjs'],
  ['react-icons', 'fa6/index.mjs', '../lib/index.mjs'],
])('replaces what %s asks for in %s', (name, file, asked) => {
  expect(fileOf(name, file)).toMatch(new RegExp(`["'\`]${asked}["'\`]`));
  expect(configured().replacements.some((one) => one.asked.test(asked))).toBe(true);
});

it.each([
  ['gatsby', 'cache-dir/production-app.js', 'gatsby-react-router-scroll'],
  ['formik', 'dist/formik.esm.js', 'hoist-non-react-statics'],
  ['formik', 'dist/formik.esm.js', 'lodash-es/clone'],
  ['formik', 'dist/formik.esm.js', 'lodash-es/cloneDeep'],
  ['formik', 'dist/formik.esm.js', 'lodash-es/isPlainObject'],
  ['formik', 'dist/formik.esm.js', 'lodash-es/toPath'],
  ['yup', 'index.esm.js', 'tiny-case'],
])('has a stand-in for what %s imports in %s: %s', (name, file, asked) => {
  expect(fileOf(name, file)).toMatch(new RegExp(`from ["']${asked}["']`));
  expect(configured().aliases).toHaveProperty([`${asked}$`]);
});

it('knows every function that Formik takes from lodash, and every one that yup takes from tiny-case', () => {
  const imports = [...fileOf('formik', 'dist/formik.esm.js').matchAll(/'(lodash-es\/\w+)'/g)];
  const { aliases } = configured();
  expect(
    imports.map(([, asked = '']) => asked).filter((asked) => !(`${asked}$` in aliases)),
  ).toEqual([]);
  expect(fileOf('yup', 'index.esm.js')).toContain("{ camelCase, snakeCase } from 'tiny-case'");
});

describe('the functions that stand for those of lodash', () => {
  class Instance {
    value = 1;
  }
  const instance = new Instance();

  it.each([
    [{}, true],
    [Object.create(null), true],
    [[], false],
    [instance, false],
    [null, false],
    ['text', false],
    [undefined, false],
  ])('isPlainObject %j', (value: unknown, expected) => {
    expect(isPlainObject(value)).toBe(expected);
  });

  it.each([
    ['name', ['name']],
    ['a.b', ['a', 'b']],
    ['a[0].b', ['a', '0', 'b']],
    ['', ['']],
    [0, ['0']],
  ])('toPath %j', (path, expected) => {
    expect(toPath(path)).toEqual(expected);
  });

  it('toPath leaves a list as it is', () => {
    expect(toPath(['a', 'b'])).toEqual(['a', 'b']);
  });

  it('clone copies one level', () => {
    const values = { name: 'Ada', list: [1] };
    expect(clone(values)).toEqual(values);
    expect(clone(values)).not.toBe(values);
    expect(clone(values)).toHaveProperty('list', values.list);
    expect(clone(values.list)).toEqual([1]);
    expect(clone('text')).toBe('text');
    expect(clone(undefined)).toBeUndefined();
  });

  it('cloneDeep copies all levels, and hands instances on', () => {
    const values = { inner: { list: ['a', { b: 1 }] }, instance };
    const copy = cloneDeep(values);
    expect(copy).toEqual(values);
    expect(copy).toHaveProperty('instance', instance);
    values.inner.list.push('more');
    expect(copy).toHaveProperty('inner.list', ['a', { b: 1 }]);
    expect(cloneDeep(undefined)).toBeUndefined();
  });
});
