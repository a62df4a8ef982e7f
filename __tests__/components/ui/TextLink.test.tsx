import { render, screen } from '@testing-library/react';
import type { ComponentPropsWithoutRef } from 'react';
import { TextLink } from '../../../src/components/ui/TextLink';

interface LinkProps extends ComponentPropsWithoutRef<'a'> {
  to: string;
}

/** The router's link says who follows it. */
jest.mock('gatsby', () => ({
  Link: ({ to, children, ...rest }: LinkProps) => (
    <a href={to} data-follows="router" {...rest}>
      {children}
    </a>
  ),
}));

const link = () => screen.getByRole('link', { name: 'Words' });

it.each([
  '/',
  '/contact',
  '/contact?subject=password',
  '/success#markets',
  '/terms%20&%20conditions',
])('the router follows a link to %s', (href) => {
  render(<TextLink href={href}>Words</TextLink>);
  expect(link()).toHaveAttribute('href', href);
  expect(link()).toHaveAttribute('data-follows', 'router');
});

it.each([
  'https://partner.example/',
  '//partner.example/',
  'mailto:desk@acme.example',
  'tel:+97140000000',
  '#sharing',
])('the browser follows a link to %s', (href) => {
  render(<TextLink href={href}>Words</TextLink>);
  expect(link()).toHaveAttribute('href', href);
  expect(link()).not.toHaveAttribute('data-follows');
});

it('another site does not get hold of this page', () => {
  render(<TextLink href="https://partner.example/">Words</TextLink>);
  expect(link()).toHaveAttribute('rel', 'noopener');
});

it.each(['/contact', 'https://partner.example/'])(
  'a link to %s takes a name and a mark like any link',
  (href) => {
    render(
      <TextLink href={href} aria-label="A name" aria-current="page">
        Words
      </TextLink>,
    );
    expect(screen.getByRole('link', { name: 'A name', current: 'page' })).toBeInTheDocument();
  },
);
