import { Link } from 'gatsby';
import type { ComponentPropsWithoutRef } from 'react';

/** Pages of this site are links that Gatsby's router follows; everything else is a plain address. */
const isPage = (href: string) => href.startsWith('/') && !href.startsWith('//');

interface TextLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'ref'> {
  href: string;
}

/** A link to a page of this site or to any other address. Text around it says where it leads. */
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
