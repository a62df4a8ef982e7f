import { screen, within } from '@testing-library/react';
import CaseStudyList from '../../src/templates/CaseStudyListPage';
import Success from '../../src/templates/SuccessPage';
import { picturesOf, shownIn } from '../support/pictures';
import { head, meta, renderPage } from '../support/renderPage';
import { setViewport, styleOf } from '../support/viewport';
import { action, contextOf, headOf, linksIn, seoOf, target, titles } from './support';

const story = (name: string) => ({
  name,
  headline: `${name} turned [round](/turn).`,
  path: `/${name.toLowerCase()}`,
  pictures: picturesOf(name.toLowerCase()),
});

const paging = {
  label: 'Pages of',
  page: 'Page',
  of: 'of',
  title: '{group}: {place}',
  previous: 'Previous',
  next: 'Next',
  description: 'More stories.',
};

const words = { title: 'Success Stories', action: action('Talk to us'), paging };

const group = (name: string, layout: 'squares' | 'wide', stories: string[]) => ({
  slug: name.toLowerCase(),
  name,
  layout,
  caseStudies: stories.map(story),
});
const squares = ['Telco', 'Luxury', 'FMCG', 'Airlines', 'Oil', 'Retail'];
const markets = group('Markets', 'squares', squares);
const industries = group('Industries', 'wide', ['Fashion', 'Ministries']);

const ofIndex = { indexPath: '/success', stories: [] };

const showIndex = (pageCounts: Record<string, number>) =>
  renderPage(
    <Success
      pageContext={{ ...contextOf('/success'), ...ofIndex, group: null, number: 1, pageCounts }}
      data={{
        successPage: { ...words, seo: seoOf('Stories'), text: 'What [changed](/risk).' },
        allCaseStudyGroup: { nodes: [markets, industries] },
      }}
    />,
  );

const showList = (number: number, pageCounts: Record<string, number> = { markets: 12 }) => {
  const context = { ...contextOf(`/success/markets/${number}`), ...ofIndex, group: 'markets' };
  return renderPage(
    <CaseStudyList
      pageContext={{ ...context, number, pageCounts }}
      data={{ successPage: words, caseStudyGroup: markets }}
    />,
  );
};

const region = (name: string) => screen.getByRole('region', { name });
const pages = () => screen.getByRole('navigation', { name: 'Pages of Markets' });

beforeEach(() => setViewport({}));

describe('the index of success stories', () => {
  it('lists the cards of each group in a section that menus can link to, and ends with a way to contact', async () => {
    await showIndex({ markets: 1, industries: 1 });
    for (const group of [markets, industries]) {
      const section = region(group.name);
      expect(section).toHaveAttribute('id', group.slug);
      const heading = within(section).getByRole('heading', { level: 2, name: group.name });
      expect(styleOf(heading)).toMatchObject({ '--tone': 'var(--ring-succeed)', gap: '18px' });
      expect(linksIn(section)).toEqual(
        group.caseStudies.flatMap(({ name, path }) => [`${name} ${path}`, 'round /turn']),
      );
    }
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect([target('changed'), target('Talk to us')]).toEqual(['/risk', '/contact']);
    expect(head()).toMatchObject(headOf('/success', 'Stories'));
  });

  it('shows squares in rows of five and wide cards in rows of two; what comes later animates in', async () => {
    await showIndex({});
    const columns = (name: string) => styleOf(within(region(name)).getByRole('list'))['--columns'];
    const look = (name: string) => {
      const picture = region(name).querySelector('picture') ?? document.body;
      const text = region(name).querySelector('h3')?.parentElement;
      const disc = text?.previousElementSibling?.lastElementChild;
      return [
        within(region(name))
          .getAllByRole('listitem')
          .map((card) => card.hasAttribute('data-reveal')),
        shownIn(region(name))[0],
        picture.parentElement && styleOf(picture.parentElement)['aspect-ratio'],
        picture.querySelector('source')?.getAttribute('sizes'),
        // The title is beside the disc with the arrow, which is smaller on squares.
        text && styleOf(text)['padding-block-start'],
        disc && styleOf(disc)['inset-block-end'],
      ];
    };
    expect(look('Markets')).toEqual([
      [false, false, false, false, false, true],
      '/telco--card.png lazy',
      '1',
      '(max-width: 640px) 100vw, (min-width: 1024px) 20vw, 33vw',
      'clamp(18px, 270px - 100%, 30px)',
      '-22px',
    ]);
    expect(look('Industries')).toEqual([
      [true, true],
      '/fashion--wide.png lazy',
      '5/2',
      '(max-width: 640px) 100vw, 50vw',
      'clamp(22px, 345px - 100%, 36px)',
      '-26px',
    ]);
    for (const [width, squares] of [
      [1440, 5],
      [1000, 3],
    ]) {
      setViewport({ width });
      expect(columns('Markets')).toBe(String(squares));
      expect(columns('Industries')).toBe('2');
    }
  });

  it('leads from a long group to its further pages', async () => {
    await showIndex({ markets: 12, industries: 1 });
    expect(screen.getAllByRole('navigation')).toEqual([pages()]);
    expect(linksIn(pages())).toEqual([
      '1 /success#markets page',
      '2 /success/markets/2',
      '12 /success/markets/12',
      'Next /success/markets/2',
    ]);
    expect(within(pages()).getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 1');
  });
});

it('a further page is named after its group, says its number, and leads to its neighbours, the first and the last', async () => {
  await showList(6);
  expect(titles()).toEqual(['Markets']);
  expect(screen.getByText('Page 6 of 12')).toBeInTheDocument();
  expect([target('Telco'), target('Talk to us')]).toEqual(['/telco', '/contact']);
  expect(head()).toMatchObject({
    ...headOf('/success/markets/6', 'Markets: Page 6 of 12'),
    description: 'Markets: Page 6 of 12. More stories.',
  });
  // Search engines show the card of the index.
  expect(meta('og:image')).toEqual(['https://acme.example/share/success.png']);
  expect(linksIn(pages())).toEqual([
    'Previous /success/markets/5',
    '1 /success#markets',
    '5 /success/markets/5',
    '6 /success/markets/6 page',
    '7 /success/markets/7',
    '12 /success/markets/12',
    'Next /success/markets/7',
  ]);
  const rel = (name: string) => within(pages()).getByRole('link', { name }).getAttribute('rel');
  expect([rel('Previous'), rel('Page 6'), rel('Next')]).toEqual(['prev', null, 'next']);
});

it('the last page leads to no next one; at least it counts itself', async () => {
  const { unmount } = await showList(12);
  expect(linksIn(pages()).at(-1)).toBe('12 /success/markets/12 page');
  unmount();
  await showList(3, {});
  expect(linksIn(pages()).at(-1)).toBe('3 /success/markets/3 page');
});
