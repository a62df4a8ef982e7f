/** @jest-environment node */
import { byOrder, fillMenu } from '../../src/content/menus';

const services = [
  { name: 'Risk', slug: 'risk', order: 40, addressFolder: 'insights' },
  { name: 'Competitive', slug: 'competitive', order: 20 },
];

it('entries stand in their order, equal ones in that of their names', () => {
  const entries = [
    { name: 'Zinc', order: 10 },
    { name: 'amber', order: 10 },
    { name: 'Tin', order: 5 },
  ];
  expect(entries.sort(byOrder).map(({ name }) => name)).toEqual(['Tin', 'amber', 'Zinc']);
});

describe('fillMenu', () => {
  const fill = (item: object, lists: Parameters<typeof fillMenu>[1] = {}) =>
    fillMenu([{ label: 'Services', ...item }], lists, 'All')[0];

  it('fills a dropdown with the entries of its list, in their order, and leaves the list in its own', () => {
    const given = [...services];
    const partners = { entries: [{ name: 'Partner', slug: 'partner', order: 1 }] };
    const item = { entries: 'listening', phase: 'listen' };
    expect(fill(item, { listening: { entries: given }, partners })).toEqual({
      label: 'Services',
      href: null,
      links: [
        { label: 'Competitive', href: '/competitive' },
        { label: 'Risk', href: '/insights/risk' },
      ],
      phase: 'listen',
      isButton: false,
    });
    expect(given).toEqual(services);
    expect(fill(item)?.links).toEqual([]);
  });

  it('makes a plain link of an item with an address', () => {
    const item = { label: 'Services', href: '/contact', links: [], phase: null, isButton: true };
    expect(fill({ link: 'contact', isButton: true })).toEqual(item);
  });

  it('shows what is there of items that are not in order', () => {
    const links = [undefined, { label: 'Stories', link: 'success' }];
    const [nothing, entry] = fillMenu([undefined, { link: '/', links }], {}, 'All');
    expect(nothing).toEqual({ label: '', href: null, links: [], phase: null, isButton: false });
    const shown = [
      { label: '', href: '/' },
      { label: 'Stories', href: '/success' },
    ];
    expect(entry).toMatchObject({ label: '', href: '/', links: shown });
  });

  describe('a list of entries', () => {
    const linksOf = (count: number, href?: string) => {
      const entries = Array.from({ length: count }, (_none, index) => ({
        name: `Service ${index}`,
        slug: `service-${index}`,
        order: count - index,
      }));
      return fill({ entries: 'listening' }, { listening: { entries, href } })?.links ?? [];
    };

    it('shows the first of many, and where all of them are', () => {
      const links = linksOf(500, '/#listening');
      expect(links).toHaveLength(13);
      expect(links[0]).toEqual({ label: 'Service 499', href: '/service-499' });
      expect(links[12]).toEqual({ label: 'All', href: '/#listening' });
    });

    it.each([
      ['where all find room', 12, '/#listening'],
      ['where no page shows all', 13, undefined],
    ])('shows no link to all %s', (_where, count, href) => {
      expect(linksOf(count, href).map(({ href }) => href)).toEqual(
        Array.from({ length: 12 }, (_none, index) => `/service-${count - 1 - index}`),
      );
    });
  });
});
