import { screen, within } from '@testing-library/react';
import { successPage } from '../../src/content/kinds/success';
import CaseStudyList from '../../src/templates/CaseStudyListPage';
import Success from '../../src/templates/SuccessPage';
import { fixtureLibrary } from '../support/fixturePages';
import { head, renderPage } from '../support/renderPage';
import { setViewport } from '../support/viewport';
import { contextOf, headOf, linksIn, seoOf, target, titles } from './support';

const view = successPage.view(fixtureLibrary.the('success'), fixtureLibrary);
const [markets, ...others] = view.groups;
if (!markets) throw new Error('There are no groups.');

const paging: (typeof markets)['paging'] = {
  label: 'Pages of Markets',
  links: [
    { text: 'Previous', href: '/success#markets', rel: 'prev' },
    { text: '1', href: '/success#markets', label: 'Page 1' },
    { text: '2', href: '/success/markets/2', label: 'Page 2', isCurrent: true },
    { text: 'Next', href: '/success/markets/3', rel: 'next' },
  ],
};

const showIndex = (groups = view.groups) =>
  renderPage(<Success pageContext={{ ...contextOf('/success'), view: { ...view, groups } }} />);

const showList = () =>
  renderPage(
    <CaseStudyList
      pageContext={{
        ...contextOf('/success/markets/2'),
        view: {
          seo: { ...seoOf('Markets: Page 2 of 3'), name: 'Markets' },
          ...{ place: 'Page 2 of 3', group: { ...markets, paging } },
          ...{ invitation: undefined, action: view.action },
        },
      }}
    />,
  );

const region = (name: string) => screen.getByRole('region', { name });
const pages = () => screen.getByRole('navigation', { name: 'Pages of Markets' });

beforeEach(() => setViewport({}));

describe('the index of success stories', () => {
  it('lists each group’s cards in a section with an anchor', async () => {
    await showIndex();
    for (const group of view.groups) {
      const section = region(group.name);
      expect(section).toHaveAttribute('id', group.slug);
      within(section).getByRole('heading', { level: 2, name: group.name });
      expect(linksIn(section)).toEqual(group.stories.map(({ name, path }) => `${name} ${path}`));
    }
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('asks whose case is missing, and ends with a contact link', async () => {
    await showIndex();
    expect(screen.getByText(/Not your case/)).toHaveTextContent('Tell us yours.');
    expect([target('asked'), target('Talk to us')]).toEqual(['/risk', '/contact']);
  });

  it('has its own address and title', async () => {
    await showIndex();
    expect(head()).toMatchObject({
      canonical: 'https://acme.example/success',
      title: 'Success stories | Acme',
    });
  });

  it('links the further pages of a long group', async () => {
    await showIndex([{ ...markets, paging }, ...others]);
    expect(screen.getAllByRole('navigation')).toEqual([pages()]);
  });
});

describe('a further page of case studies', () => {
  beforeEach(showList);

  it('has its group’s name and stories, and its number', () => {
    expect(titles()).toEqual(['Markets', 'Airlines', 'Telco', 'FMCG']);
    expect(screen.getByText('Page 2 of 3')).toBeInTheDocument();
    expect([target('Telco'), target('Talk to us')]).toEqual(['/telco', '/contact']);
  });

  it('has a title of its own', () => {
    expect(head()).toMatchObject(headOf('/success/markets/2', 'Markets: Page 2 of 3', 'Markets'));
  });

  it('links the group’s other pages and marks itself', () => {
    expect(linksIn(pages())).toEqual([
      'Previous /success#markets',
      '1 /success#markets',
      '2 /success/markets/2 page',
      'Next /success/markets/3',
    ]);
    expect(within(pages()).getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 2');
  });

  it('tells search engines which page comes before and after it', () => {
    const rel = (name: string) => within(pages()).getByRole('link', { name }).getAttribute('rel');
    expect([rel('Previous'), rel('Page 2'), rel('Next')]).toEqual(['prev', null, 'next']);
  });
});
