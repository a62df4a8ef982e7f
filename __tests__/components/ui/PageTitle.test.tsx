import { render, screen } from '@testing-library/react';
import { PageTitle } from '../../../src/components/ui/PageTitle';

const title = () => screen.getByRole('heading', { level: 1 });

describe('PageTitle', () => {
  it('shows its text letter for letter', () => {
    const text = 'Mitigation and Fight-back Strategies';
    render(<PageTitle>{text}</PageTitle>);
    expect(title().textContent).toBe(text);
  });

  it('keeps a hyphenated word on one line', () => {
    render(<PageTitle>Mitigation and Fight-back Strategies</PageTitle>);
    expect(screen.getByText('Fight-back')).toHaveStyle({ display: 'inline-block' });
  });

  it('takes a dash between words for no part of them', () => {
    render(<PageTitle>Listen - respond</PageTitle>);
    expect(title().children).toHaveLength(0);
  });

  it('sets long titles smaller', () => {
    const { rerender } = render(<PageTitle>{'x'.repeat(32)}</PageTitle>);
    const size = getComputedStyle(title()).fontSize;
    rerender(<PageTitle>{'x'.repeat(33)}</PageTitle>);
    expect(getComputedStyle(title()).fontSize).not.toBe(size);
  });
});
