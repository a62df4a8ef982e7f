import * as fs from 'fs';
import * as path from 'path';
import { parse } from 'yaml';
import { readContentIndex } from '../../../../plugins/gatsby-plugin-content-desk/src/admin/readContentIndex';
import { partlyEntry } from '../../../../plugins/gatsby-plugin-content-desk/src/check/walk';
import {
  applyDraft,
  contextOf,
} from '../../../../plugins/gatsby-plugin-content-desk/src/preview/applyDraft';
import { kindNamed, type KindName } from '../../../../src/content/kinds';
import { FIXTURE_SITE } from '../../../support/fixtureSite';

const index = readContentIndex(FIXTURE_SITE, false);

function read(file: string): Record<string, unknown> {
  const content: unknown = parse(fs.readFileSync(path.join(FIXTURE_SITE, file), 'utf8'));
  return typeof content === 'object' ? { ...content } : {};
}

function applied(
  kind: KindName,
  content: Record<string, unknown>,
  data: unknown,
  at: string[],
  addresses?: Readonly<Record<string, string>>,
): unknown {
  const context = contextOf(index, partlyEntry(kindNamed(kind), content), addresses);
  return applyDraft(data, at, { kind, content }, context);
}

describe('applyDraft', () => {
  test('puts the draft where the page asks for it, and leaves the rest', () => {
    const data = { service: { hero: { title: 'Old', text: 'Old' } }, leadForm: { kept: true } };
    const content = { hero: { title: 'New', text: 'Call {name}', action: { label: 'x' } } };
    expect(applied('services', content, data, ['service'])).toEqual({
      service: { hero: { title: 'New', text: `Call ${String(read('data/site.yaml').name)}` } },
      leadForm: { kept: true },
    });
  });

  test('gives lists as many items as the draft has', () => {
    const data = { service: { how: { cards: [{ title: 'A', glyph: null }] } } };
    const content = { how: { cards: [{ title: 'B' }, { title: 'C', glyph: 'aim' }] } };
    expect(applied('services', content, data, ['service'])).toEqual({
      service: {
        how: {
          cards: [
            { title: 'B', glyph: null },
            { title: 'C', glyph: 'aim' },
          ],
        },
      },
    });
  });

  test('looks up what a reference names', () => {
    const data = { caseStudy: { services: [{ name: 'Old name', path: '/risk' }] } };
    const content = { services: ['tactical', 'risk'] };
    expect(applied('case-studies', content, data, ['caseStudy'])).toEqual({
      caseStudy: {
        services: [
          { name: read('data/services/tactical.yaml').name, path: '/tactical' },
          { name: 'Old name', path: '/risk' },
        ],
      },
    });
  });

  test('finds the item of a list by its slug', () => {
    const data = {
      nodes: [
        { slug: 'markets', name: 'M' },
        { slug: 'industries', name: 'I' },
      ],
    };
    const content = { slug: 'industries', name: 'Trades' };
    expect(applied('case-study-groups', content, data, ['nodes', 'bySlug'])).toEqual({
      nodes: [
        { slug: 'markets', name: 'M' },
        { slug: 'industries', name: 'Trades' },
      ],
    });
  });

  test('works out what the build works out', () => {
    const content = read('data/navigation.yaml');
    const data = { navigation: { menu: [], footer: { links: [{ label: '', href: '' }] } } };
    const shown = applied('navigation', content, data, ['navigation']);
    expect(shown).toMatchObject({
      navigation: {
        menu: expect.arrayContaining([expect.objectContaining({ href: '/about' })]),
        footer: {
          links: expect.arrayContaining([expect.objectContaining({ href: '/privacy-policy' })]),
        },
      },
    });
    expect(
      applied('site', { phone: '+1 23' }, { company: { phone: '', phoneLink: '' } }, ['company']),
    ).toEqual({ company: { phone: '+1 23', phoneLink: 'tel:+123' } });
  });

  test('shows a picture that is not uploaded yet', () => {
    const data = { service: { pictures: { alt: '', hero: null } } };
    const content = { picture: { file: 'unsaved.jpg', alt: 'The team' } };
    const shown = applied('services', content, data, ['service'], { 'unsaved.jpg': 'blob:1' });
    expect(JSON.stringify(shown)).toContain('"src":"blob:1"');
    expect(shown).toMatchObject({ service: { pictures: { alt: 'The team' } } });
  });

  test('shows a logo that is not uploaded yet, and none where the draft names none', () => {
    const data = { homePage: { trusted: { logos: [{ name: 'Old', logo: null, mark: 'arc' }] } } };
    const logos = [
      { name: 'Acme', logo: { file: 'acme.svg', dark: 'light.svg' } },
      { name: 'Bank', mark: 'arc' },
    ];
    const addresses = { 'acme.svg': 'blob:1', 'light.svg': '/pictures/light.svg' };
    expect(applied('home', { trusted: { logos } }, data, ['homePage'], addresses)).toMatchObject({
      homePage: {
        trusted: {
          logos: [
            {
              name: 'Acme',
              mark: null,
              logo: {
                onLight: { svg: { publicURL: 'blob:1' } },
                onDark: { svg: { publicURL: '/pictures/light.svg' } },
              },
            },
            { name: 'Bank', mark: 'arc', logo: null },
          ],
        },
      },
    });
  });
});

describe('applyDraft of a translation', () => {
  const site = readContentIndex(process.cwd(), false);

  test('shows the words, names and addresses of its language', () => {
    const content = {
      hero: {
        title: 'عنوان',
        text: 'اكتبوا إلى {name}',
        action: { label: 'اتصلوا', link: '/contact' },
      },
      group: 'listening',
    };
    const context = contextOf(site, partlyEntry(kindNamed('services'), content, 'ar'));
    const data = {
      service: {
        hero: { title: '', text: '', action: { label: '', href: '' } },
        group: { name: 'Listening Services', slug: 'responsive' },
        path: '',
      },
      nodes: [
        { language: 'ar', service: { hero: { title: '' } } },
        { language: 'en', service: { hero: { title: 'English' } } },
      ],
    };
    const group: unknown = parse(fs.readFileSync('data/ar/service-groups/listening.yaml', 'utf8'));
    const draft = { kind: 'services' as const, content };
    expect(applyDraft(data, ['service'], draft, context)).toMatchObject({
      service: {
        hero: {
          title: 'عنوان',
          text: `اكتبوا إلى ${context.facts.name}`,
          action: { label: 'اتصلوا', href: '/ar/contact' },
        },
        group: { name: Object(group).name },
      },
    });
    expect(applyDraft(data, ['nodes', 'byLanguage', 'service'], draft, context)).toMatchObject({
      nodes: [
        { service: { hero: { title: 'عنوان' } } },
        { service: { hero: { title: 'English' } } },
      ],
    });
  });
});
