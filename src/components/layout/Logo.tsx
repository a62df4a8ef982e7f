import styled from 'styled-components';
import { isSymbol } from '../../content/text/images';
import { companyMark } from '../../drawings/companyMark';
import { usePath } from '../../hooks/currentPage';
import { useSiteContent } from '../../hooks/useSiteContent';
import { routes } from '../../routes';
import { plainLink, row } from '../../theme/mixins';
import { color } from '../../theme/theme';
import { fontFamily, lineHeight } from '../../theme/type';
import { LogoImage } from '../ui/LogoImage';
import { TextLink } from '../ui/TextLink';

/** The longest name, in letters, at the usual size; a longer one would not fit beside the menu. */
const SHORT_NAME = 10;

const textSize = {
  large: '2rem',
  short: 'min(clamp(1.3125rem, 1.2rem + 0.4vw, 1.5rem), 9vw)',
  long: 'min(1.0625rem, 4.6vw)',
};

const Look = styled(TextLink)<{ $size: keyof typeof textSize }>`
  ${row('12px', 'inline-flex')}
  ${plainLink(color.ink)}
  font: 700 ${({ $size }) => textSize[$size]} / ${lineHeight(1.1)} ${fontFamily.name};
  letter-spacing: -0.025em;
  overflow-wrap: anywhere;
  text-wrap: balance;
  svg {
    block-size: auto;
    inline-size: ${({ $size }) => ($size === 'large' ? '60px' : '44px')};
  }
  circle {
    fill: ${color.accent};
  }
`;

const { width, height, waves, waveWidth, pearl } = companyMark;

const Mark = () => (
  <svg
    viewBox={`0 0 ${width} ${height}`}
    width={width}
    height={height}
    fill="none"
    aria-hidden="true"
  >
    <g stroke="currentColor" strokeWidth={waveWidth}>
      <path d={waves} />
    </g>
    <circle {...pearl} />
  </svg>
);

/** A link to the home page: the company's logo, or else the mark, with the name unless the logo contains it. */
export const Logo = ({ isLarge = false }: { isLarge?: boolean }) => {
  const { company, navigation } = useSiteContent();
  const { name, logo } = company;
  const isNamed = !logo || isSymbol(logo.onLight);
  const headerSize = isNamed && name.length > SHORT_NAME ? 'long' : 'short';
  return (
    <Look
      href={usePath(routes.home)}
      aria-label={navigation.words.home}
      $size={isLarge ? 'large' : headerSize}
    >
      {logo ? (
        <LogoImage
          logo={logo}
          alt=""
          height={isLarge ? 60 : 40}
          maxWidth={isLarge ? 'min(100%, 320px)' : 'min(56vw, 200px)'}
          isEager={!isLarge}
        />
      ) : (
        <Mark />
      )}
      {isNamed && <span>{name}</span>}
    </Look>
  );
};
