import { render, screen } from '@testing-library/react';
import { DraftBoundary } from '../../../../plugins/gatsby-plugin-content-admin/src/preview/DraftBoundary';

const Page = ({ title }: { title?: string }) => {
  if (title === undefined) throw new Error('There is no title.');
  return <h1>{title}</h1>;
};

const framed = (title?: string) => (
  <DraftBoundary page={{}}>
    <Page title={title} />
  </DraftBoundary>
);

test('the preview keeps the last good page for a draft that throws, and shows the next one', () => {
  const error = jest.spyOn(console, 'error').mockReturnValue();
  const { rerender } = render(framed('One'));
  const drafts = [
    [undefined, 'One'],
    [undefined, 'One'],
    ['Two', 'Two'],
    [undefined, 'Two'],
    ['Three', 'Three'],
  ] as const;
  for (const [title, shown] of drafts) {
    rerender(framed(title));
    expect(screen.getByRole('heading')).toHaveTextContent(shown);
  }
  error.mockRestore();
});
