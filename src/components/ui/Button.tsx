import ArrowRight from 'lucide-react/icons/arrow-right';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import type { ComponentPropsWithoutRef } from 'react';
import styled, { css } from 'styled-components';
import { useSiteContent } from '../../hooks/useSiteContent';
import { edgeInForcedColors, hiddenOnPaper, hovering } from '../../theme/media';
import { filled, mirrored, ringAround, ringTransition, row, square } from '../../theme/mixins';
import { color, fixedColor, motion, radius, size, space } from '../../theme/theme';
import { type } from '../../theme/type';
import { VisuallyHidden } from './text';
import { TextLink } from './TextLink';

/** The colours of a pressed or hovered button. On hover it also gets a ring, beyond a gap in the colour `behind` it. */
const pressedStyles = (
  colors: string,
  ring: string,
  behind = `var(--behind, ${color.ground})`,
) => css`
  &:active {
    ${colors}
  }
  ${hovering} {
    &:hover {
      ${colors}
      box-shadow: ${ringAround(behind, ring)};
    }
  }
`;

/** primary: coral, one per section. ghost: an outline. ink: on saffron. */
const variants = {
  primary: css`
    ${filled(color.accent, color.onAccent)}
    ${pressedStyles(`background: ${color.accentPress};`, color.accent)}
  `,
  ghost: css`
    background: transparent;
    color: ${color.ink};
    box-shadow: inset 0 0 0 2px ${color.ink};
    ${pressedStyles(`background: ${color.ink}; color: ${color.ground};`, color.ink)}
  `,
  ink: css`
    ${filled(fixedColor.ink, fixedColor.nacre)}
    ${pressedStyles('', fixedColor.ink, color.succeed)}
  `,
};

/** The styles that all buttons share, so that a page contains them once. */
const Pill = styled.button`
  ${row(space[3], 'inline-flex')}
  justify-content: center;
  min-block-size: ${size.button};
  padding: 14px 28px;
  border: 0;
  border-radius: ${radius.press};
  ${type('button')}
  text-align: start;
  text-decoration: none;
  overflow-wrap: anywhere;
  ${hiddenOnPaper}
  cursor: pointer;
  ${ringTransition}
  svg {
    ${square('20px')}
    transition: transform ${motion.t2} ${motion.ease};
  }
  ${mirrored('svg')}
  ${hovering} {
    &:hover svg {
      transform: translate(4px);
    }
  }
  ${edgeInForcedColors()}
`;

const Look = styled(Pill)<{ $variant: keyof typeof variants; $isSmall?: boolean }>`
  ${({ $isSmall }) =>
    $isSmall &&
    css`
      min-block-size: ${size.buttonSmall};
      padding: 10px 22px;
      font-size: 1rem;
    `}
  ${({ $variant }) => variants[$variant]}
  &:active {
    box-shadow: 0 0 0 2px var(--behind, ${color.ground});
  }
  &[disabled],
  &[aria-disabled='true'] {
    ${filled(color.sunken, color.ink2)}
    box-shadow: none;
    cursor: not-allowed;
  }
`;

interface ButtonProps extends ComponentPropsWithoutRef<'button'> {
  variant?: keyof typeof variants;
  isSmall?: boolean;
  /** Looks disabled but stays focusable, while something is in progress. */
  isBusy?: boolean;
  hasArrow?: boolean;
}

/** A button for an action on this page. */
export const Button = ({
  variant = 'primary',
  isSmall,
  isBusy,
  hasArrow = true,
  children,
  ...rest
}: ButtonProps) => (
  <Look
    type="button"
    $variant={variant}
    $isSmall={isSmall}
    aria-disabled={isBusy || undefined}
    {...rest}
  >
    <span>{children}</span>
    {hasArrow && <ArrowRight aria-hidden />}
  </Look>
);

const OpensElsewhere = () => (
  <VisuallyHidden> {useSiteContent().navigation.words.opensElsewhere}</VisuallyHidden>
);

/** The words of a call to action and where it leads: a page of this site, or another site. */
export interface Action {
  label: string;
  link: string;
}

interface ActionLinkProps extends Pick<ButtonProps, 'variant'> {
  action: Action;
}

/**
 * A call to action: a link that looks like a button. One that leaves this site has a diagonal arrow, and a note for
 * screen readers.
 */
export const ActionLink = ({ action, variant = 'primary' }: ActionLinkProps) => {
  const leaves = action.link.startsWith('http');
  return (
    <Look as={TextLink} href={action.link} $variant={variant}>
      <span>
        {action.label}
        {leaves && <OpensElsewhere />}
      </span>
      {leaves ? <ArrowUpRight aria-hidden /> : <ArrowRight aria-hidden />}
    </Look>
  );
};
