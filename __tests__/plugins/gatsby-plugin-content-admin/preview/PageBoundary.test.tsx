import { render, screen } from '@testing-library/react';
import { PageBoundary } from '../../../../plugins/gatsby-plugin-content-admin/src/preview/PageBoundary';

const Page = ({ title }: { title?: string }) => {
  if (title === undefined) throw new Error('There is no title.');
  return <h1>{title}</h1>;
};

const framed = (title?: string) => (
  <PageBoundary page={{}}>
    <Page title={title} />
  </PageBoundary>
);

test('the preview keeps the last good page in place of one that throws, and shows the next one', () => {
  const error = jest.spyOn(console, 'error').mockReturnValue();
  const { rerender } = render(framed('One'));
  const pages = [
    [undefined, 'One'],
    [undefined, 'One'],
    ['Two', 'Two'],
    [undefined, 'Two'],
    ['Three', 'Three'],
  ] as const;
  for (const [title, shown] of pages) {
    rerender(framed(title));
    expect(screen.getByRole('heading')).toHaveTextContent(shown);
  }
  error.mockRestore();
});
