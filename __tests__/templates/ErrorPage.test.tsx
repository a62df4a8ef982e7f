import { screen } from '@testing-library/react';
import NotFound from '../../src/templates/ErrorPage';
import { picturesOf, shownIn } from '../support/pictures';
import { head, renderPage } from '../support/renderPage';
import { styleOf } from '../support/viewport';
import { action, seoOf } from './support';

const errorPage = {
  seo: seoOf('Lost'),
  title: 'Unexpected Application Error!',
  notFound: { status: '404', message: 'Not Found', text: 'There is no such page.' },
  action: action('Back to Home', '/'),
  pictures: picturesOf('error'),
};
const arabic = { ...errorPage, title: 'خطأ' };

const page = <NotFound pageContext={{ view: { byLanguage: { ar: arabic, en: errorPage } } }} />;

it('the error page says that the address is unknown, offers a link and is noindex', async () => {
  const { container } = await renderPage(page);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(errorPage.title);
  expect(container).toHaveTextContent('404 Not FoundThere is no such page.');
  const home = screen.getByRole('link', { name: 'Back to Home' });
  expect(home).toHaveAttribute('href', '/');
  expect(styleOf(home).background).toBe('var(--accent)');
  expect(shownIn(container)).toEqual(['/error--band.svg eager']);
  expect(head()).toMatchObject({ title: 'Lost | Acme', canonical: undefined, robots: 'noindex' });
});

it('the error page uses the language of the document', async () => {
  await renderPage(page, { language: 'ar' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('خطأ');
});
