import FileText from 'lucide-react/icons/file-text';
import styled from 'styled-components';
import type { ViewOf } from '../../content/pages/pages';
import { coralLink, row, stack } from '../../theme/mixins';
import { color, space } from '../../theme/theme';
import { type } from '../../theme/type';
import { Picture } from '../ui/Picture';

const Figure = styled.figure`
  ${stack(space[3])}
  justify-items: start;
  max-inline-size: 740px;
  img {
    border: 1px solid ${color.line};
  }
  p {
    ${type('label')}
  }
  a {
    ${row(space[2], 'inline-flex')}
    min-block-size: 44px;
    color: ${color.ink};
    ${coralLink}
  }
  svg {
    color: ${color.coralText};
  }
`;

type Sample = NonNullable<ViewOf<'services'>['sample']>;

/** A sample of what a client receives: a picture with its title, or a link to a PDF. */
export const SamplePage = ({ label, title, link, pictures }: Sample) => (
  <Figure data-reveal="">
    <p>{label}</p>
    {pictures && (
      <Picture pictures={pictures} format="wide" sizes="(min-width: 788px) 740px, 100vw" />
    )}
    {pictures && <figcaption aria-hidden>{title}</figcaption>}
    {link && (
      // Not a TextLink: the router would look for a page.
      <a href={link} type="application/pdf">
        <FileText aria-hidden />
        {title}
      </a>
    )}
  </Figure>
);
