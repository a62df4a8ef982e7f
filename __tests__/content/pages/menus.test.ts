/** @jest-environment node */
import type { Content } from '../../../src/content/kinds';
import { librariesOf } from '../../../src/content/pages/library';
import { mainMenu } from '../../../src/content/pages/menus';
import { NO_PICTURES } from '../../../src/content/pages/pictures';
import { entryOf, siteEntries } from '../../support/entries';
import { inArabic } from '../../support/library';

type MenuItem = Content<'navigation'>['main'][number];

function menuOf(main: MenuItem[], partners = 2, language = 'en') {
  const entries = [
    ...siteEntries.filter(({ kind }) => kind !== 'navigation' && kind !== 'partners'),
    entryOf('navigation', { main }),
    ...Array.from({ length: partners }, (_none, index) =>
      entryOf('partners', { slug: `p-${index}`, name: `P ${index}`, order: partners - index }),
    ),
  ];
  const libraries = librariesOf([...entries, ...entries.map(inArabic)], NO_PICTURES);
  return libraries.flatMap((library) => (library.language === language ? mainMenu(library) : []));
}

const products = { label: 'Products', entries: 'partners', phase: 'succeed' } as const;

it('a dropdown lists the entries of its kind in order and in its language', () => {
  expect(menuOf([products])).toEqual([
    {
      label: 'Products',
      links: [
        { label: 'P 1', href: '/p-1' },
        { label: 'P 0', href: '/p-0' },
      ],
      phase: 'succeed',
      isButton: false,
    },
  ]);
  expect(menuOf([products], 2, 'ar')[0]?.links[0]).toEqual({ label: 'P 1', href: '/ar/p-1' });
});

it('an item with an address is a plain link, and may be a button', () => {
  expect(menuOf([{ label: 'Write', link: 'contact', isButton: true }])).toEqual([
    { label: 'Write', href: '/contact', links: [], isButton: true },
  ]);
});

it('a dropdown with too many entries lists the first and leads to all of them', () => {
  const links = menuOf([products], 50, 'ar')[0]?.links ?? [];
  expect(links).toHaveLength(13);
  expect(links[0]).toEqual({ label: 'P 49', href: '/ar/p-49' });
  expect(links[12]).toMatchObject({ href: '/ar/about' });
  expect(menuOf([products], 12)[0]?.links).toHaveLength(12);
});
