import { ArrowRight, ArrowUpRight } from 'lucide-react';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { forcedColors } from '../../theme/media';
import { color, fixedColor, motion, radius, size } from '../../theme/theme';
import { type } from '../../theme/type';
import { TextLink } from './TextLink';
import { VisuallyHidden } from './VisuallyHidden';

/** primary: coral, one in a section. ghost: an outline. ink: on saffron. */
export type ButtonVariant = 'primary' | 'ghost' | 'ink';

/** Two rings: one in the colour that the button stands on, one in its own. */
const ring = (own: string, behind = `var(--behind, ${color.ground})`) =>
  `0 0 0 4px ${behind}, 0 0 0 6px ${own}`;

const variants = {
  primary: css`
    background: ${color.accent};
    color: ${color.onAccent};
    &:hover {
      background: ${color.accentPress};
      box-shadow: ${ring(color.accent)};
    }
  `,
  ghost: css`
    background: transparent;
    color: ${color.ink};
    box-shadow: inset 0 0 0 2px ${color.ink};
    &:hover {
      background: ${color.inverse};
      color: ${color.onInverse};
      box-shadow: ${ring(color.ink)};
    }
  `,
  ink: css`
    background: ${fixedColor.ink};
    color: ${fixedColor.nacre};
    &:hover {
      box-shadow: ${ring(fixedColor.ink, color.succeed)};
    }
  `,
};

interface LookProps {
  $variant: ButtonVariant;
  $isSmall: boolean;
}

const look = css<LookProps>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 12px;
  min-block-size: ${({ $isSmall }) => ($isSmall ? size.buttonSmall : size.button)};
  padding: ${({ $isSmall }) => ($isSmall ? '10px 22px' : '14px 28px')};
  border: 0;
  border-radius: ${radius.press};
  ${type('button')}
  ${({ $isSmall }) => $isSmall && 'font-size: 1rem;'}
  text-align: start;
  text-decoration: none;
  overflow-wrap: anywhere;
  cursor: pointer;
  transition:
    background ${motion.t1},
    box-shadow ${motion.t2} ${motion.ease};
  ${({ $variant }) => variants[$variant]}
  svg {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    transition: translate ${motion.t2} ${motion.ease};
  }
  &:hover svg {
    translate: 4px 0;
  }
  [dir='rtl'] & svg {
    scale: -1 1;
  }
  [dir='rtl'] &:hover svg {
    translate: -4px 0;
  }
  &:active {
    box-shadow: 0 0 0 2px ${color.ground};
  }
  ${forcedColors} {
    border: 2px solid ButtonText;
  }
`;

const Look = styled.button<LookProps>`
  ${look}
  &[disabled],
  &[aria-disabled='true'] {
    background: ${color.sunken};
    color: ${color.ink2};
    box-shadow: none;
    cursor: not-allowed;
  }
`;

const LinkLook = styled(TextLink).withConfig({
  shouldForwardProp: (name) => !name.startsWith('$'),
})<LookProps>`
  ${look}
`;

interface ButtonProps extends ComponentPropsWithoutRef<'button'> {
  variant?: ButtonVariant;
  isSmall?: boolean;
  /** Something is under way: looks disabled but keeps the focus. */
  isBusy?: boolean;
  hasArrow?: boolean;
  children: ReactNode;
}

/** Something that you press to do something on this page. */
export const Button = ({
  variant = 'primary',
  isSmall = false,
  isBusy = false,
  hasArrow = true,
  type: buttonType = 'button',
  children,
  ...rest
}: ButtonProps) => (
  <Look
    type={buttonType}
    $variant={variant}
    $isSmall={isSmall}
    aria-disabled={isBusy || undefined}
    {...rest}
  >
    <span>{children}</span>
    {hasArrow && <ArrowRight aria-hidden />}
  </Look>
);

interface ActionLinkProps {
  action: { label: string; link: string };
  variant?: ButtonVariant;
  isSmall?: boolean;
  hasArrow?: boolean;
  /** Said after the label by screen readers where the link leaves this site. */
  note?: string;
}

/** A call to action: a link that looks like a button. An outward arrow says that it leaves the site. */
export const ActionLink = ({
  action,
  variant = 'primary',
  isSmall = false,
  hasArrow = true,
  note,
}: ActionLinkProps) => (
  <LinkLook href={action.link} $variant={variant} $isSmall={isSmall}>
    <span>
      {action.label}
      {note && <VisuallyHidden> {note}</VisuallyHidden>}
    </span>
    {hasArrow &&
      (action.link.startsWith('http') ? <ArrowUpRight aria-hidden /> : <ArrowRight aria-hidden />)}
  </LinkLook>
);
