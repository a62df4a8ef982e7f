/** Replaces `gatsby` in the preview's bundle: the exports that the site's components use. */
import { createContext, useContext, type ComponentPropsWithoutRef } from 'react';

/** The results of all static queries, in one object. */
export const StaticData = createContext<unknown>({});

export const useStaticQuery = (): unknown => useContext(StaticData);

/** Only Gatsby runs queries; the preview has their results. */
export const graphql = (): string => '';

type LinkProps = ComponentPropsWithoutRef<'a'> & { to: string };

export const Link = ({ to, children, ...rest }: LinkProps) => (
  <a href={to} {...rest}>
    {children}
  </a>
);

/** Does nothing: the preview stays on its page. */
export const navigate = (): void => undefined;
