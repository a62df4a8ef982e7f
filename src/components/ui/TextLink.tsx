import { Link } from 'gatsby';
import type { ComponentPropsWithoutRef } from 'react';
import { MAIN_LANGUAGE } from '../../content/text/languages';
import { useLanguage } from '../../hooks/currentPage';

const isPage = (href: string) => href.startsWith('/') && !href.startsWith('//');

type TextLinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'ref'> & { href: string };

/** A link to any address. Gatsby's router follows links to pages in the page's own language; others are plain. */
export const TextLink = ({ href, children, ...rest }: TextLinkProps) => {
  const language = useLanguage();
  const isOwn = language === MAIN_LANGUAGE || new RegExp(`^/${language}(?![^/?#])`).test(href);
  if (isPage(href) && isOwn) {
    return (
      <Link to={href} {...rest}>
        {children}
      </Link>
    );
  }
  return (
    <a href={href} hrefLang={isPage(href) ? MAIN_LANGUAGE : undefined} {...rest}>
      {children}
    </a>
  );
};
