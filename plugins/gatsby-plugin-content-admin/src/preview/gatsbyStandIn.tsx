/** What the site's components use of Gatsby, for a page outside Gatsby: the preview's bundle takes this
 * for `gatsby`. */
import { createContext, useContext, type ComponentPropsWithoutRef } from 'react';

/** The data of the queries that no page owns, all in one. */
export const StaticData = createContext<unknown>({});

/** Every static query's data is in the context: each component takes what it has queried. */
export const useStaticQuery = (): unknown => useContext(StaticData);

/** Queries are for Gatsby; the preview has their results. */
export const graphql = (): string => '';

interface LinkProps extends ComponentPropsWithoutRef<'a'> {
  to: string;
}

/** A plain link: the preview shows one page. */
export const Link = ({ to, children, ...rest }: LinkProps) => (
  <a href={to} {...rest}>
    {children}
  </a>
);

/** Forms are not sent from the preview, so that nothing leads anywhere. */
export const navigate = (): void => undefined;
