import Repeat from 'lucide-react/icons/repeat';
import Undo2 from 'lucide-react/icons/undo-2';
import { useEffect, useId, useRef, useState } from 'react';
import type { HomePage } from '../../content/kinds/home';
import { useIsReady } from '../../hooks/useIsReady';
import type { Phase } from '../../theme/theme';
import { RichText } from '../ui/RichText';
import {
  Back,
  Card,
  Drawing,
  Front,
  Sides,
  TitleRow,
  TurnBackButton,
  TurnButton,
} from './FlipCard.styles';

/** React 18 knows `inert` as a plain attribute only: "" sets it, undefined removes it. */
const inertIf = (isInert: boolean) => ({ inert: isInert ? '' : undefined });

interface FlipCardProps {
  card: HomePage['unique']['cards'][number];
  /** Labels of the two buttons; the card's title follows them. */
  words: Pick<HomePage['unique'], 'turn' | 'turnBack'>;
  /** The colour of the back. */
  phase: Phase;
}

/** True for a press that is about something else: a link or button, or text that is selected. */
const isOtherwiseMeant = (target: EventTarget): boolean =>
  (target instanceof Element && target.closest('a, button') !== null) ||
  getSelection()?.isCollapsed === false;

/** A card that flips wherever it is pressed. Its buttons do the same for keyboards and screen readers.
 * The hidden side is inert, and the focus moves to the button of the other side. Without JavaScript
 * both sides are stacked. */
export const FlipCard = ({ card, words, phase }: FlipCardProps) => {
  const id = useId();
  const isReady = useIsReady();
  const [isTurned, setIsTurned] = useState(false);
  const turn = useRef<HTMLButtonElement>(null);
  const turnBack = useRef<HTMLButtonElement>(null);
  const wasTurned = useRef(isTurned);

  // The button can take the focus only once its side is no longer inert.
  useEffect(() => {
    if (wasTurned.current === isTurned) return;
    wasTurned.current = isTurned;
    (isTurned ? turnBack : turn).current?.focus({ preventScroll: true });
  }, [isTurned]);

  return (
    <Card data-reveal="">
      <Sides
        $isTurned={isTurned}
        onClick={({ target }) => {
          if (!isOtherwiseMeant(target)) setIsTurned(!isTurned);
        }}
      >
        <Front $isHidden={isTurned} {...inertIf(isTurned)}>
          <Drawing name={card.glyph} />
          <TitleRow>
            <h3 id={`${id}-title`}>{card.title}</h3>
            <TurnButton
              ref={turn}
              id={`${id}-turn`}
              aria-label={words.turn}
              aria-labelledby={`${id}-turn ${id}-title`}
              onClick={() => setIsTurned(true)}
            >
              <Repeat aria-hidden />
            </TurnButton>
          </TitleRow>
        </Front>
        <Back
          $phase={phase}
          $isHidden={!isTurned}
          {...inertIf(isReady && !isTurned)}
          data-ground={phase === 'listen' ? 'dark' : 'bright'}
        >
          <RichText text={card.text} />
          <TitleRow $isOnBack>
            <h3 id={`${id}-title-back`}>{card.title}</h3>
            <TurnBackButton
              ref={turnBack}
              $phase={phase}
              id={`${id}-turn-back`}
              aria-label={words.turnBack}
              aria-labelledby={`${id}-turn-back ${id}-title-back`}
              onClick={() => setIsTurned(false)}
            >
              <Undo2 aria-hidden />
            </TurnBackButton>
          </TitleRow>
        </Back>
      </Sides>
    </Card>
  );
};
