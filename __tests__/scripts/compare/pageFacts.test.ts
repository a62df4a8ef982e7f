/** @jest-environment node */
import { pageFacts, visibleLines, withoutHashes } from '../../../scripts/compare/pageFacts';

const page = (head: string, body = '') =>
  `<!DOCTYPE html><html lang="en" class="light"><head>${head}</head><body>${body}</body></html>`;

const head = (...elements: string[]) => pageFacts(page(elements.join('')), 'before React').head;

describe('the head of a page', () => {
  it('is read as it means', () => {
    expect(
      head(
        '<title data-react-helmet="true">Rowing &amp; Steering</title>',
        '<meta data-react-helmet="true" name="description" content="&quot;We row&quot;"/>',
        '<link href="http://localhost/a" rel="canonical"/>',
      ),
    ).toEqual([
      'html lang="en"',
      'html dir=""',
      'title: Rowing & Steering',
      'link rel="canonical" href="http://localhost/a"',
      'meta name="description" content=""We row""',
    ]);
  });

  it('is the same in any order of its elements and attributes', () => {
    const [first, second] = ['<meta name="a" content="1">', '<link rel="icon" href="/i.svg">'];
    expect(head('<meta content="1" name="a">', second)).toEqual(head(second, first));
  });

  it('knows a value of the structured data by its place', () => {
    const data = { '@graph': [{ name: 'Acme', sameAs: ['https://a.example'] }] };
    expect(head(`<script type="application/ld+json">${JSON.stringify(data)}</script>`)).toEqual(
      expect.arrayContaining([
        'JSON-LD @graph.0.name: Acme',
        'JSON-LD @graph.0.sameAs.0: https://a.example',
      ]),
    );
  });

  it('says that structured data cannot be read', () => {
    expect(head('<script type="application/ld+json">{</script>')).toContain(
      'JSON-LD that is no JSON: {',
    );
  });

  it('leaves out what started scripts fetch ahead, and nothing before', () => {
    const html = page('<link rel="preload" as="font" href="/a.woff2">');
    expect(pageFacts(html, 'before React').head).toContain(
      'link rel="preload" as="font" href="/a.woff2"',
    );
    expect(pageFacts(html, 'after React').head.join()).not.toContain('preload');
  });
});

describe('what depends on the content of files', () => {
  it.each([
    ['a script', '/app-51638f70c91df0022016.js', '/app-#.js'],
    [
      'a picture',
      '/static/f1723c790c778b8698a57ac8413bb0ac/63ccb/airlines--wide.avif',
      '/static/#/#/airlines--wide.avif',
    ],
    [
      'a policy',
      "script-src 'self' 'sha256-a+/=' 'sha256-b='; style-src 'sha256-c='",
      "script-src 'self' 'sha256-#'; style-src 'sha256-#'",
    ],
  ])('is left out of %s', (_what, text, rest) => {
    expect(withoutHashes(text)).toBe(rest);
  });

  it('is not found in words and figures', () => {
    const text = '/facade/decade-2024, 20,000,000, #05242D';
    expect(withoutHashes(text)).toBe(text);
  });
});

describe('the body of a page', () => {
  const body = (html: string) => pageFacts(page('', html), 'after React');

  it('has links with their text, or what stands for it', () => {
    const { links } = body(
      '<a href="/a">One\n <b>two</b></a><a href="/b" aria-label="Three"><svg></svg></a>' +
        '<a href="/c"><img alt="Four"></a><a href="/d"></a><a>No link</a>',
    );
    expect(links).toEqual(['One two → /a', 'Three → /b', 'Four → /c', 'no text → /d']);
  });

  it('has labels that nobody sees', () => {
    const { labels } = body(
      '<img alt="A wave" title="Wave"><input placeholder="Name"><nav aria-label="Main"></nav>',
    );
    expect(labels).toEqual(['alt: A wave', 'title: Wave', 'placeholder: Name', 'aria-label: Main']);
  });

  it('has lines of text, however they are spaced', () => {
    expect(visibleLines('Listen,  Respond\n\n\tSucceed ')).toEqual(['Listen, Respond', 'Succeed']);
  });
});
