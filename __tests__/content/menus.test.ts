/** @jest-environment node */
import { byOrder, entryLink, fillMenu } from '../../src/content/menus';

const services = [
  { name: 'Risk', slug: 'risk', order: 40 },
  { name: 'Competitive', slug: 'competitive', order: 20 },
];

describe('byOrder', () => {
  it('puts the smallest number first', () => {
    expect([...services].sort(byOrder).map(({ name }) => name)).toEqual(['Competitive', 'Risk']);
  });

  it('puts equal numbers in the order of their names', () => {
    const equal = [
      { name: 'Zinc', order: 10 },
      { name: 'amber', order: 10 },
      { name: 'Brass', order: 10 },
    ];
    expect(equal.sort(byOrder).map(({ name }) => name)).toEqual(['amber', 'Brass', 'Zinc']);
  });
});

it('an entry’s link has the folder of its kind', () => {
  expect(entryLink({ name: 'Risk', slug: 'risk', addressFolder: 'insights' }).href).toBe(
    '/insights/risk',
  );
});

describe('fillMenu', () => {
  it('fills a dropdown with the entries of its list, in their order', () => {
    const [entry] = fillMenu(
      [{ label: 'Services', entries: 'listening' }],
      {
        listening: { entries: services },
        partners: { entries: [{ name: 'Partner', slug: 'partner', order: 1 }] },
      },
      'All',
    );
    expect(entry?.links).toEqual([
      { label: 'Competitive', href: '/competitive' },
      { label: 'Risk', href: '/risk' },
    ]);
  });

  it('leaves the lists that it was given in their order', () => {
    const given = [...services];
    fillMenu(
      [{ label: 'Services', entries: 'listening' }],
      { listening: { entries: given } },
      'All',
    );
    expect(given).toEqual(services);
  });

  it('keeps the links that are written out in the order of the file', () => {
    const links = [
      { label: 'Success Stories', link: '/success' },
      { label: 'Markets', link: '/success#markets' },
    ];
    expect(fillMenu([{ label: 'Success Stories', links }], {}, 'All')[0]?.links).toEqual([
      { label: 'Success Stories', href: '/success' },
      { label: 'Markets', href: '/success#markets' },
    ]);
  });

  it('makes a plain link of an item with an address', () => {
    expect(fillMenu([{ label: 'Contact', link: 'contact', isButton: true }], {}, 'All')).toEqual([
      { label: 'Contact', href: '/contact', links: [], phase: null, isButton: true },
    ]);
  });

  it('shows an empty dropdown for a list that has no entries', () => {
    expect(fillMenu([{ label: 'Partners', entries: 'partners' }], {}, 'All')[0]?.links).toEqual([]);
  });

  it('hands on the colour of a dropdown', () => {
    const [entry] = fillMenu([{ label: 'Services', entries: 'x', phase: 'listen' }], {}, 'All');
    expect(entry?.phase).toBe('listen');
  });

  it('shows what is there of items that are not in order', () => {
    const [nothing, entry] = fillMenu([undefined, { link: '/', links: [undefined] }], {}, 'All');
    expect(nothing).toEqual({ label: '', href: null, links: [], phase: null, isButton: false });
    expect(entry).toMatchObject({ label: '', href: '/', links: [{ label: '', href: '/' }] });
  });

  describe('a list of entries', () => {
    const linksOf = (count: number, href?: string) => {
      const entries = Array.from({ length: count }, (_none, index) => ({
        name: `Service ${index}`,
        slug: `service-${index}`,
        order: count - index,
      }));
      const [entry] = fillMenu(
        [{ label: 'Services', entries: 'listening' }],
        { listening: { entries, href } },
        'All',
      );
      return entry?.links ?? [];
    };

    it('shows the first of many, and where all of them are', () => {
      const links = linksOf(500, '/#listening');
      expect(links).toHaveLength(13);
      expect(links[0]).toEqual({ label: 'Service 499', href: '/service-499' });
      expect(links[12]).toEqual({ label: 'All', href: '/#listening' });
    });

    it('shows all where they find room, and no link to all', () => {
      const links = linksOf(12, '/#listening');
      expect(links).toHaveLength(12);
      expect(links.map(({ label }) => label)).not.toContain('All');
    });

    it('shows no link to all where no page shows all', () => {
      expect(linksOf(13)).toHaveLength(12);
    });
  });
});
