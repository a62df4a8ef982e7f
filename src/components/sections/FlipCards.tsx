import Repeat from 'lucide-react/icons/repeat';
import Undo2 from 'lucide-react/icons/undo-2';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styled, { css } from 'styled-components';
import { itemAt } from '../../basics/itemAt';
import type { ViewOf } from '../../content/pages/pages';
import { useIsReady } from '../../hooks/useIsReady';
import { forcedColors, onlyWithScript, phone, responsive } from '../../theme/media';
import { cardGrid, columns, cover, filled, spread, square, stack } from '../../theme/mixins';
import { color, motion, type Phase, phaseColors, phaseOrder, space } from '../../theme/theme';
import { lineHeight } from '../../theme/type';
import { ActionLink } from '../ui/Button';
import { Glyph } from '../ui/Glyph';
import { RoundButton } from '../ui/iconButtons';
import { PhaseGround } from '../ui/layout';
import { RichText } from '../ui/text';
import { HeadedSection } from './HeadedSection';

/** Limits rules to where cards flip: without JavaScript and on paper, their sides are stacked. */
const turning = (rules: string) => `@media screen { .js & { ${rules} } }`;

const Card = styled.li`
  display: grid;
  ${responsive('min-block-size', '372px', { [phone]: '236px' })}
  perspective: 1400px;
`;

/** Both sides share one grid cell, so that the taller one sets the height. */
const Sides = styled.div<{ $isTurned: boolean }>`
  ${columns(1)}
  transform-style: preserve-3d;
  transition: transform ${motion.flip} ${motion.easeInOut};
  @media screen {
    ${({ $isTurned }) => $isTurned && 'transform: rotateY(180deg);'}
  }
`;

/** Hides a side halfway through the turn, when it is edge-on. */
const hidden = turning(`visibility: hidden; transition: visibility 0s calc(${motion.flip} / 2);`);

const side = css<{ $isHidden: boolean }>`
  ${stack('24px')}
  align-content: space-between;
  ${responsive('padding', '32px', { [phone]: '24px' })}
  backface-visibility: hidden;
  ${({ $isHidden }) => $isHidden && hidden}
  ${forcedColors} {
    border: 1px solid;
  }
  ${turning('grid-area: 1 / 1;')}
`;

const Front = styled.div<{ $isHidden: boolean }>`
  ${side}
  background: ${color.surface};
  > svg {
    ${responsive('--side', '150px', { [phone]: '104px' })}
    ${square('var(--side)')}
  }
`;

const Back = styled(PhaseGround)<{ $isHidden: boolean }>`
  ${side}
  font-size: 1.125rem;
  line-height: ${lineHeight(1.5)};
  ${turning('transform: rotateY(180deg); cursor: pointer;')}
`;

/** Hidden on the back where the sides are stacked, as it would repeat the title. */
const TitleRow = styled.div<{ $isOnBack?: boolean }>`
  ${spread('16px')}
  align-items: end;
  ${({ $isOnBack }) => $isOnBack && onlyWithScript}
`;

const TurnButton = styled(RoundButton)`
  background: ${color.ground};
  ${onlyWithScript}
  /* The button covers the whole front, so that it works before hydration, too. */
  &::after {
    content: '';
    ${cover}
  }
`;

/** In the colours of its side, because coral on coral would not show. */
const TurnBackButton = styled(RoundButton)<{ $phase: Phase }>`
  background: color-mix(in srgb, currentColor 14%, transparent);
  color: inherit;
  &:hover {
    ${({ $phase }) => filled(phaseColors[$phase].ink, phaseColors[$phase].ground)}
    box-shadow: none;
  }
`;

/** To React 18, `inert` is an unknown attribute: "" sets it, undefined removes it. */
const inertIf = (isInert: boolean) => ({ inert: isInert ? '' : undefined });

interface FlipCardProps {
  id: string;
  card: ViewOf<'home'>['unique']['cards'][number];
  /** Labels of the two buttons; the card's title follows them. */
  words: Pick<ViewOf<'home'>['unique'], 'turn' | 'turnBack'>;
  phase: Phase;
}

/** True for a click that must not flip the card: on a link or button, or at the end of a text selection. */
const hasOtherPurpose = (target: EventTarget): boolean =>
  (target instanceof Element && target.closest('a, button') !== null) ||
  getSelection()?.isCollapsed === false;

/**
 * A card that flips on any click; its buttons do the same for keyboards and screen readers. The hidden side is
 * inert, and the focus moves to the button of the other side.
 */
const FlipCard = ({ id, card, words, phase }: FlipCardProps) => {
  const isReady = useIsReady();
  const [isTurned, setIsTurned] = useState(false);
  const turn = useRef<HTMLButtonElement>(null);
  const turnBack = useRef<HTMLButtonElement>(null);

  const flip = () => {
    // The button cannot take the focus while its side is inert.
    flushSync(() => setIsTurned(!isTurned));
    (isTurned ? turn : turnBack).current?.focus({ preventScroll: true });
  };

  return (
    <Card data-reveal="">
      <Sides
        $isTurned={isTurned}
        onClick={({ target }) => {
          if (!hasOtherPurpose(target)) flip();
        }}
      >
        <Front $isHidden={isTurned} {...inertIf(isTurned)}>
          <Glyph name={card.glyph} />
          <TitleRow>
            <h3>{card.title}</h3>
            <TurnButton
              ref={turn}
              id={`${id}-turn`}
              aria-label={`${words.turn} ${card.title}`}
              onClick={flip}
            >
              <Repeat aria-hidden />
            </TurnButton>
          </TitleRow>
        </Front>
        <Back $phase={phase} $isHidden={!isTurned} {...inertIf(isReady && !isTurned)}>
          <RichText text={card.text} />
          <TitleRow $isOnBack>
            <h3>{card.title}</h3>
            <TurnBackButton
              ref={turnBack}
              $phase={phase}
              id={`${id}-turn-back`}
              aria-label={`${words.turnBack} ${card.title}`}
              onClick={flip}
            >
              <Undo2 aria-hidden />
            </TurnBackButton>
          </TitleRow>
        </Back>
      </Sides>
    </Card>
  );
};

const Cards = styled.ul`
  ${cardGrid({ count: 2, wide: 3, gap: space.gap, phoneGap: '12px' })}
`;

/** What sets the company apart, on cards whose backs alternate between the phases' colours. Specification 2, "Home". */
export const FlipCards = ({ heading, cards, action, ...words }: ViewOf<'home'>['unique']) => (
  <HeadedSection heading={heading} gap="clamp(28px, 3vw, 44px)">
    <Cards>
      {cards.map((card, index) => (
        <FlipCard
          key={index}
          id={`flip-${index}`}
          card={card}
          words={words}
          phase={itemAt(phaseOrder, index)}
        />
      ))}
    </Cards>
    <ActionLink action={action} variant="ghost" />
  </HeadedSection>
);
