import { Link } from 'gatsby';
import type { ComponentPropsWithoutRef } from 'react';

/** Gatsby's router follows links to pages of this site; all others are plain links. */
const isPage = (href: string) => href.startsWith('/') && !href.startsWith('//');

interface TextLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'ref'> {
  href: string;
}

/** A link to a page of this site or to any other address. */
export const TextLink = ({ href, children, ...rest }: TextLinkProps) =>
  isPage(href) ? (
    <Link to={href} {...rest}>
      {children}
    </Link>
  ) : (
    <a href={href} rel={href.startsWith('http') ? 'noopener' : undefined} {...rest}>
      {children}
    </a>
  );
