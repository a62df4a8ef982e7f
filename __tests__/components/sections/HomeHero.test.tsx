import { render, screen } from '@testing-library/react';
import { HomeHero } from '../../../src/components/sections/HomeHero';

test('the heading reads as one sentence although each word has its line', () => {
  render(
    <HomeHero
      title="Listen, Respond, Succeed"
      text="A consultancy."
      action={{ label: 'Book a Call', link: '/contact' }}
    />,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Listen, Respond, Succeed$/);
  expect(screen.getByRole('link', { name: 'Book a Call' })).toHaveAttribute('href', '/contact');
});
