import { render, screen } from '@testing-library/react';
import { PageAnnouncer } from '../../../src/components/layout/PageAnnouncer';

const page = (path: string, title: string) => (
  <>
    <h1>{title}</h1>
    <PageAnnouncer text="فُتحت صفحة: {title}" currentPath={path} />
  </>
);

it('says the heading of each page that is opened, in the page’s language, but not of the first', () => {
  const { rerender } = render(page('/ar', 'الرئيسية'));
  expect(screen.queryByText(/فُتحت/)).not.toBeInTheDocument();
  rerender(page('/ar/about', 'من نحن'));
  expect(screen.getByText('فُتحت صفحة: من نحن')).toHaveAttribute('aria-live', 'assertive');
  rerender(page('/ar', 'الرئيسية'));
  expect(screen.getByText('فُتحت صفحة: الرئيسية')).toBeInTheDocument();
});
