import { entryOf, siteEntries } from '../../__tests__/support/entries';
import { expectedHeads, headProblems, readHead } from './pageHeads';

const siteUrl = 'https://acme.example';
const heads = expectedHeads(siteEntries, siteUrl);

const headAt = (address: string) => {
  const head = heads.get(address);
  if (!head) throw new Error(`There is no head for ${address}.`);
  return head;
};

describe('expectedHeads', () => {
  it('knows every page, the second spellings and the error screen too', () => {
    expect([...heads.keys()]).toEqual(
      expect.arrayContaining([
        '/',
        '/about',
        '/risk',
        '/FMCG',
        '/fmcg',
        '/terms & conditions',
        '/404.html',
      ]),
    );
  });

  it('gives each page a title and a description of its own', () => {
    const single = [...heads].filter(([address]) => !/fmcg|404/.test(address));
    for (const name of ['title', 'description']) {
      const said = single.map(([, head]) => head[name]);
      expect(new Set(said).size).toBe(said.length);
    }
  });

  it('names the right spelling as canonical, encoded', () => {
    expect(headAt('/fmcg').canonical).toBe(`${siteUrl}/FMCG`);
    expect(headAt('/terms & conditions').canonical).toBe(`${siteUrl}/terms%20&%20conditions`);
  });

  it('fills in the company’s name', () => {
    for (const head of heads.values()) expect(JSON.stringify(head)).not.toMatch(/\{name\}/);
  });

  it('wants the error screen kept from search engines', () => {
    expect(headAt('/404.html')).toMatchObject({ robots: 'noindex' });
    expect(headAt('/404.html')).not.toHaveProperty('canonical');
  });
});

describe('expectedHeads of many case studies', () => {
  const many = Array.from({ length: 30 }, (_none, index) =>
    entryOf('case-studies', { slug: `airlines-${index}`, group: 'markets', otherSpellings: [] }),
  );
  const further = expectedHeads([...siteEntries, ...many], siteUrl).get('/success/markets/2');

  it('knows the further pages of a group, which have the card of the index', () => {
    expect(further).toMatchObject({
      canonical: `${siteUrl}/success/markets/2`,
      'og:image': `${siteUrl}/share/success.png`,
      'json-ld': 'BreadcrumbList',
    });
    expect(further?.title).toMatch(/^Markets, Page 2 of 2 /);
    expect(further?.description).toMatch(/^Markets, Page 2 of 2\. \w/);
  });
});

/** A page with the tags of a head, as react-helmet writes them. */
const page = (...tags: string[]) =>
  `<!DOCTYPE html><html lang="en"><head>${tags.join('')}<style>a{}</style></head><body></body></html>`;
const title = '<title data-react-helmet="true">Rowing &amp; Steering | Acme</title>';
const canonical =
  '<link data-react-helmet="true" rel="canonical" href="https://acme.example/a%20&amp;%20b"/>';
const description =
  '<meta data-react-helmet="true" name="description" content="&quot;We row&quot;"/>';

describe('readHead', () => {
  it('reads what the head says, as people read it', () => {
    expect(readHead(page(title, canonical, description))).toEqual({
      lang: 'en',
      title: 'Rowing & Steering | Acme',
      canonical: 'https://acme.example/a%20&%20b',
      description: '"We row"',
    });
  });

  it('leaves out what is no saying of the page', () => {
    const viewport = '<meta name="viewport" content="width=device-width"/>';
    const drawing = '<body><svg><title>Logo</title></svg>';
    expect(readHead(page(viewport).replace('<body>', drawing))).toEqual({ lang: 'en' });
  });

  it('reads what the JSON-LD describes, and at which address', () => {
    const graph = [
      {
        '@type': 'BreadcrumbList',
        itemListElement: [{ item: 'https://acme.example/' }, { item: 'https://acme.example/a' }],
      },
      { '@type': 'Service', url: 'https://acme.example/a' },
    ];
    const script = `<script type="application/ld+json">${JSON.stringify({ '@graph': graph })}</script>`;
    expect(readHead(page(script))).toMatchObject({
      'json-ld': 'BreadcrumbList, Service',
      'json-ld address': 'https://acme.example/a',
    });
  });

  it('throws on JSON-LD that is none', () => {
    expect(() => readHead(page('<script type="application/ld+json">{</script>'))).toThrow(
      SyntaxError,
    );
  });
});

describe('headProblems', () => {
  const wanted = readHead(page(title, canonical, description));

  it('finds nothing where all is as it should be', () => {
    expect(headProblems(wanted, readHead(page(description, title, canonical)))).toEqual([]);
  });

  it.each<[what: string, tags: string[], problem: string]>([
    [
      'another page’s title',
      ['<title>Sailing | Acme</title>', canonical, description],
      'title says "Sailing | Acme", expected "Rowing & Steering | Acme"',
    ],
    [
      'two titles',
      [title, '<title>Sailing | Acme</title>', canonical, description],
      'title says "Rowing & Steering | Acme and Sailing | Acme", expected "Rowing & Steering | Acme"',
    ],
    ['no description', [title, canonical], 'description says nothing, expected ""We row""'],
    [
      'a word too many',
      [title, canonical, description, '<meta name="robots" content="noindex"/>'],
      'robots says "noindex", expected nothing',
    ],
  ])('finds %s', (_what, tags, problem) => {
    expect(headProblems(wanted, readHead(page(...tags)))).toEqual([problem]);
  });
});
