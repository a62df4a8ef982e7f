import X from 'lucide-react/icons/x';
import { useEffect, useId, useRef, useState, type MouseEventHandler } from 'react';
import styled, { css } from 'styled-components';
import { validConsent } from 'vanilla-cookieconsent/dist/cookieconsent.umd.js';
import type { ConsentWords } from '../../../hooks/useSiteContent';
import { edgeInForcedColors, hiddenOnPaper, phone } from '../../../theme/media';
import { cluster, dot, drawnCheckbox, filled, placed, spread, stack } from '../../../theme/mixins';
import { color, fixedColor, motion, radius, space } from '../../../theme/theme';
import { type } from '../../../theme/type';
import { Button } from '../../ui/Button';
import { quietStyles } from '../../ui/iconButtons';
import { RichText } from '../../ui/text';
import { showToast } from '../../ui/toasts/showToast';
import { isAllowed, isNecessary, keepChoice, type CategoryKey } from './consentChoice';

export { readChoice } from './consentChoice';

type ChosenCategories = CategoryKey[] | 'all';

const box = css`
  ${stack('20px')}
  padding: 28px clamp(20px, 3vw, 36px);
  border: 0;
  border-block-start: 6px solid ${color.ringListen};
  ${filled(color.surface, color.ink)}
  box-shadow: ${color.shadow};
  inline-size: min(720px, calc(100vw - 2 * ${space[4]}));
  max-block-size: calc(100dvb - 2 * ${space[4]});
  overflow: auto;
  ${edgeInForcedColors('CanvasText')}
  h2 {
    ${type('h3')}
  }
`;

const DialogBox = styled.dialog`
  max-inline-size: none;
  margin: auto;
  overscroll-behavior: contain;
  &[open] {
    ${box}
  }
  &::backdrop {
    background: ${fixedColor.ink};
    opacity: 0.6;
  }
`;

const BannerBox = styled.section`
  ${box}
  position: fixed;
  inset-block-end: ${space[4]};
  inset-inline-start: ${space[4]};
  z-index: 80;
  ${hiddenOnPaper}
`;

const DialogHead = styled.div`
  ${spread(space[4])}
  align-items: start;
`;

const CloseButton = styled.button`
  ${quietStyles()}
  flex: none;
  margin: -6px -10px 0 0;
`;

const CategoryRow = styled.li`
  display: grid;
  grid-template-columns: 1fr 56px;
  gap: ${space[1]} ${space[5]};
  align-items: center;
  padding-block: ${space[4]};
  border-block-end: 1px solid ${color.line};
  label {
    font-weight: 600;
  }
  p {
    ${type('small', color.ink2)}
  }
`;

const Switch = styled.input.attrs({ type: 'checkbox', role: 'switch' })`
  grid-area: 1 / 2 / 3;
  position: relative;
  inline-size: 56px;
  block-size: 32px;
  border: 2px solid ${color.lineStrong};
  border-radius: ${radius.press};
  &::after {
    ${dot(color.lineStrong, '10px')}
    ${placed('4px', '4px')}
    transition: inset-inline-start ${motion.t2} ${motion.ease};
  }
  ${drawnCheckbox}
  &:checked::after {
    inset-inline-start: 28px;
    border-color: ${color.accent};
  }
  &:disabled {
    opacity: 0.6;
    cursor: not-allowed;
  }
`;

const ConsentActions = styled.div`
  ${cluster(space[3])}
  ${phone} {
    display: grid;
  }
`;

const Choice = (props: Parameters<typeof Button>[0]) => (
  <Button isSmall hasArrow={false} {...props} />
);

interface ConsentDialogProps extends Pick<ConsentProps, 'words' | 'onClose'> {
  onChoose: (categories: ChosenCategories) => void;
}

/** The Cookie Preferences in a native modal dialogue. Accepting and refusing look alike, to favour neither. */
const ConsentDialog = ({ words, onChoose, onClose }: ConsentDialogProps) => {
  const { categories, dialog, acceptAll, refuseAll } = words;
  const dialogRef = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [allowed, setAllowed] = useState(() => categories.map(({ key }) => key).filter(isAllowed));

  useEffect(() => {
    const { style, clientWidth } = document.documentElement;
    // The page behind does not scroll (GlobalStyle.ts), and must not move when its scrollbar disappears.
    style.setProperty('--scrollbar', `${window.innerWidth - clientWidth}px`);
    dialogRef.current?.showModal();
    return () => {
      style.removeProperty('--scrollbar');
    };
  }, []);

  const close = () => dialogRef.current?.close();
  const choose = (keys: ChosenCategories) => {
    onChoose(keys);
    close();
  };
  const change = (key: CategoryKey, isOn: boolean) =>
    setAllowed((keys) => (isOn ? [...keys, key] : keys.filter((other) => other !== key)));

  return (
    <DialogBox
      ref={dialogRef}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={({ target }) => {
        if (target instanceof Element && target.closest('a')) close();
      }}
    >
      <DialogHead>
        <h2 id={titleId}>{dialog.title}</h2>
        <CloseButton type="button" aria-label={dialog.close} onClick={close}>
          <X aria-hidden />
        </CloseButton>
      </DialogHead>
      <RichText text={dialog.text} />
      <ul>
        {categories.map(({ key, name, text, isInUse }, index) => (
          <CategoryRow key={key}>
            <label htmlFor={`${titleId}-${index}`}>{name}</label>
            <p id={`${titleId}-${index}-text`}>
              {text} {!isInUse && dialog.notInUse}
            </p>
            <Switch
              id={`${titleId}-${index}`}
              aria-describedby={`${titleId}-${index}-text`}
              checked={allowed.includes(key)}
              disabled={isNecessary(key)}
              onChange={({ target }) => change(key, target.checked)}
            />
          </CategoryRow>
        ))}
      </ul>
      <ConsentActions>
        <Choice variant="ghost" onClick={() => choose('all')}>
          {acceptAll}
        </Choice>
        <Choice variant="ghost" onClick={() => choose([])}>
          {refuseAll}
        </Choice>
        <Choice onClick={() => choose(allowed)}>{dialog.save}</Choice>
      </ConsentActions>
    </DialogBox>
  );
};

export interface ConsentProps {
  words: ConsentWords;
  /** True if a category needs consent. */
  isAsking: boolean;
  isDialogOpen: boolean;
  onOpen: MouseEventHandler<HTMLButtonElement>;
  /** Called when the dialogue closes, with or without a choice. */
  onClose: () => void;
}

/** The dialogue, and a banner for visitors who have not chosen yet. Mount it after `readChoice`. */
export const Consent = ({ words, isAsking, isDialogOpen, onOpen, onClose }: ConsentProps) => {
  const { banner, acceptAll, refuseAll, messages } = words;
  const [isAnswered, setIsAnswered] = useState(validConsent);
  const choose = (categories: ChosenCategories) => {
    setIsAnswered(true);
    if (keepChoice(categories)) showToast('success', messages.saved);
    else showToast('error', messages.notKept);
  };
  return (
    <>
      {isAsking && !isAnswered && (
        <BannerBox aria-label={banner.title}>
          <h2>{banner.title}</h2>
          <RichText text={banner.text} />
          <ConsentActions>
            <Choice onClick={() => choose('all')}>{acceptAll}</Choice>
            <Choice onClick={() => choose([])}>{refuseAll}</Choice>
            <Choice variant="ghost" onClick={onOpen}>
              {banner.open}
            </Choice>
          </ConsentActions>
        </BannerBox>
      )}
      {isDialogOpen && <ConsentDialog words={words} onChoose={choose} onClose={onClose} />}
    </>
  );
};
