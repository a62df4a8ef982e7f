import X from 'lucide-react/icons/x';
import { useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import type { ConsentWords } from '../../../hooks/useSiteContent';
import { dot, drawnCheckbox, spread } from '../../../theme/mixins';
import { color, fixedColor, motion, radius, space } from '../../../theme/theme';
import { type } from '../../../theme/type';
import { quietStyles } from '../../ui/iconButtons';
import { RichText } from '../../ui/text';
import { isAllowed, isNecessary, type CategoryKey } from './consentChoice';
import { box, Choice, ConsentActions, type AllowedCategories } from './consentParts';

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
    position: absolute;
    inset-block-start: 4px;
    inset-inline-start: 4px;
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

interface CategoryListProps {
  words: Pick<ConsentWords, 'categories' | 'dialog'>;
  allowed: readonly CategoryKey[];
  onChange: (key: CategoryKey, isOn: boolean) => void;
}

/** Each category with what it is for and its switch. */
const CategoryList = ({ words, allowed, onChange }: CategoryListProps) => {
  const listId = useId();
  return (
    <ul>
      {words.categories.map(({ key, name, text, isInUse }, index) => (
        <CategoryRow key={key}>
          <label htmlFor={`${listId}-${index}`}>{name}</label>
          <p id={`${listId}-${index}-text`}>
            {text} {!isInUse && words.dialog.notInUse}
          </p>
          <Switch
            id={`${listId}-${index}`}
            aria-describedby={`${listId}-${index}-text`}
            checked={allowed.includes(key)}
            disabled={isNecessary(key)}
            onChange={({ target }) => onChange(key, target.checked)}
          />
        </CategoryRow>
      ))}
    </ul>
  );
};

interface ConsentDialogProps {
  words: ConsentWords;
  /** Called when the dialogue closes, with or without a choice. */
  onClose: () => void;
  onChoose: (categories: AllowedCategories) => void;
}

/** The Cookie Preferences in a native modal dialogue. Accepting and refusing look alike, to favour neither. */
export const ConsentDialog = ({ words, onChoose, onClose }: ConsentDialogProps) => {
  const { categories, dialog, acceptAll, refuseAll } = words;
  const dialogRef = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [allowed, setAllowed] = useState(() =>
    categories.map(({ key }) => key).filter((key) => isAllowed(key, words)),
  );

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
  const choose = (keys: AllowedCategories) => {
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
      <CategoryList words={words} allowed={allowed} onChange={change} />
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
