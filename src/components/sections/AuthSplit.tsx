import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { ViewOf } from '../../content/pages/pages';
import { from, responsive } from '../../theme/media';
import { stack } from '../../theme/mixins';
import { color, navHeight, size, space } from '../../theme/theme';
import { type } from '../../theme/type';
import { TextLink } from '../ui/TextLink';
import { Halves, PosterPicture } from './SplitHero';

const PictureFirst = styled(Halves)`
  > :first-child {
    inline-size: 100%;
    min-block-size: 220px;
  }
  ${from('lg')} {
    min-block-size: min(100svh - ${size.topBar} - ${navHeight}, 76vw);
    > :first-child {
      grid-column: 1;
    }
  }
`;

const FormHalf = styled.div`
  ${stack(space[6])}
  grid-template-columns: minmax(0, 420px);
  place-content: center;
  ${responsive('padding-block', `clamp(${space[7]}, 13vw, ${space[9]})`, { [from('lg')]: space[8] })}
  padding-inline: ${space.gutter};
  h1 {
    ${type('h2')}
  }
  h1 + p {
    margin-block-start: ${space[3]};
    color: ${color.ink2};
  }
`;

type AuthSplitProps = Omit<ViewOf<'login' | 'signup'>, 'form'> & { children: ReactNode };

/** The frame of login and signup, with a link from one to the other: half a picture, half a form. */
export const AuthSplit = ({ title, sentence, pictures, children }: AuthSplitProps) => (
  <PictureFirst>
    {/* A tall form makes the picture taller than its format; cropped here, both drawings keep their pearl. */}
    <PosterPicture pictures={pictures} format="tall" focus="60%" isEager />
    <FormHalf>
      <div>
        <h1>{title}</h1>
        <p>
          {sentence.text} <TextLink href={sentence.link}>{sentence.label}</TextLink>
        </p>
      </div>
      {children}
    </FormHalf>
  </PictureFirst>
);
