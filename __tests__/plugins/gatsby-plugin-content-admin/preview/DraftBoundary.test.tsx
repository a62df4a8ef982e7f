import { render, screen } from '@testing-library/react';
import type { PreviewDraft } from '../../../../plugins/gatsby-plugin-content-admin/src/forms/previewDraft';
import { DraftBoundary } from '../../../../plugins/gatsby-plugin-content-admin/src/preview/DraftBoundary';

const Page = ({ title }: { title?: string }) => <h1>{title?.toUpperCase()}</h1>;

/** A page that cannot do without its title. */
const Strict = ({ title }: { title?: string }) => {
  if (title === undefined) throw new Error('There is no title.');
  return <Page title={title} />;
};

const framed = (title?: string) => {
  const draft: PreviewDraft = {
    file: 'data/site.yaml',
    contents: { en: { title } },
    language: 'en',
    addresses: {},
    problems: [],
  };
  return (
    <DraftBoundary draft={draft}>
      <Strict title={title} />
    </DraftBoundary>
  );
};

test('a draft that the page cannot show leaves the page as it was, and the next one shows', () => {
  const error = jest.spyOn(console, 'error').mockReturnValue();
  const { rerender } = render(framed('One'));
  for (const next of ['Two', 'Three']) {
    const before = screen.getByRole('heading').textContent;
    rerender(framed());
    expect(screen.getByRole('heading')).toHaveTextContent(before ?? '');
    rerender(framed());
    expect(screen.getByRole('heading')).toHaveTextContent(before ?? '');
    rerender(framed(next));
    expect(screen.getByRole('heading')).toHaveTextContent(next.toUpperCase());
  }
  error.mockRestore();
});
