import { render, screen } from '@testing-library/react';
import { CurrentPage } from '../../src/hooks/currentPage';
import NotFound from '../../src/pages/404';

const seoProps = jest.fn();
jest.mock('../../src/seo/Seo', () => ({
  Seo: (props: unknown) => {
    seoProps(props);
    return null;
  },
}));

const errorPage = {
  language: 'en',
  seo: { title: 'Lost', description: 'Nothing here.' },
  title: 'Unexpected Application Error!',
  notFound: { status: '404', message: 'Not Found', text: 'There is no such page.' },
  action: { label: 'Back to Home', link: '/' },
  pictures: { alt: '', band: null },
};

const data = { allErrorPage: { nodes: [errorPage] } };

describe('the page of an unknown address', () => {
  it('shows the title, the status, the message and a way on', () => {
    render(<NotFound data={data} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(errorPage.title);
    expect(screen.getByText('404')).toBeInTheDocument();
    expect(screen.getByText('Not Found')).toBeInTheDocument();
    expect(screen.getByText('There is no such page.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  });

  it('is not for search engines: it has no address of its own', () => {
    render(<NotFound data={data} />);
    expect(seoProps).toHaveBeenLastCalledWith(errorPage.seo);
  });

  it('speaks the language of the document, whatever page Gatsby takes it for', () => {
    const arabic = { ...errorPage, language: 'ar', title: 'خطأ' };
    render(
      <CurrentPage.Provider value={{ language: 'ar', alternates: [] }}>
        <NotFound data={{ allErrorPage: { nodes: [errorPage, arabic] } }} />
      </CurrentPage.Provider>,
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('خطأ');
  });
});
