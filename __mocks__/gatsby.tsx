import type { ComponentPropsWithoutRef } from 'react';

interface LinkProps extends ComponentPropsWithoutRef<'a'> {
  to: string;
}

/** Gatsby's link as a plain one: tests look at where it leads. */
export const Link = ({ to, children, ...rest }: LinkProps) => (
  <a href={to} {...rest}>
    {children}
  </a>
);

export const navigate = jest.fn();
export const graphql = jest.fn();
export const useStaticQuery = jest.fn();
