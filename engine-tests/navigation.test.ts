import { navigation } from '../browser-tests/support/content';
import { visit } from './support/visit';
import type { Visitor } from './support/visitor';

/** A link at the foot of the page, and where it leads. */
const links = navigation.footer.links.map(({ label, link }) => ({
  link: { role: 'link', name: label, within: 'footer' } as const,
  page: `/${link.replace(/^\//, '')}`,
}));

/** Waits until the top of the page of this address is shown. */
async function expectTopOf(visitor: Visitor, page: string): Promise<void> {
  await visitor.isAt(page);
  await visitor.until(`for the top of ${page}`, () => visitor.evaluate('window.scrollY === 0'));
}

test('pages change without the browser, to their top; so does Back', () =>
  visit(async (visitor) => {
    await visitor.open('/about');
    await visitor.start();
    await visitor.evaluate('window.isSameDocument = true');
    for (const { link, page } of links) {
      await visitor.press(link);
      await expectTopOf(visitor, page);
    }
    const earlier = links.slice(0, -1).map(({ page }) => page);
    for (const page of [...earlier.reverse(), '/about']) {
      // Once more where the site still scrolls to the top itself.
      await visitor.until('to be below the top', () =>
        visitor.evaluate(
          'window.scrollY > 0 || (window.scrollTo({ top: 9999, behavior: "instant" }), false)',
        ),
      );
      await visitor.tab.goBack();
      await expectTopOf(visitor, page);
    }
    expect(await visitor.evaluate('window.isSameDocument')).toBe(true);
  }));
