import X from 'lucide-react/icons/x';
import { useEffect, useId, useRef, useState } from 'react';
import type { ConsentWords } from '../../../hooks/useSiteContent';
import { Button } from '../../ui/Button';
import { RichText } from '../../ui/RichText';
import {
  CategoryRow,
  CloseButton,
  ConsentActions,
  ConsentTitle,
  DialogBox,
  DialogHead,
  Switch,
} from './consent.styles';
import { allow, allowAll, isAllowed, isNecessary, refuseAll } from './consentChoice';

interface CategorySwitchProps {
  category: ConsentWords['categories'][number];
  /** Follows the text of a category that is not in use. */
  notInUse: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

const CategorySwitch = ({ category, notInUse, isOn, onChange }: CategorySwitchProps) => {
  const id = useId();
  const textId = `${id}-text`;
  return (
    <CategoryRow>
      <label htmlFor={id}>{category.name}</label>
      <p id={textId}>
        {category.text} {!category.isInUse && notInUse}
      </p>
      <Switch
        id={id}
        aria-describedby={textId}
        checked={isOn}
        disabled={isNecessary(category.key)}
        onChange={({ target }) => onChange(target.checked)}
      />
    </CategoryRow>
  );
};

interface ConsentDialogProps {
  words: ConsentWords;
  /** The visitor has chosen; `remember` stores the choice. */
  onChoose: (remember: () => void) => void;
  /** The dialogue has been closed, with or without a choice. */
  onClose: () => void;
}

/** Cookie Preferences: a native modal dialogue, which traps the focus, closes on Escape and
 * restores the focus. Accepting and refusing look alike, so that
 * neither is pushed. */
export const ConsentDialog = ({ words, onChoose, onClose }: ConsentDialogProps) => {
  const { categories, dialog, acceptAll, refuseAll: refuse } = words;
  const dialogRef = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [allowed, setAllowed] = useState(() =>
    categories.map(({ key }) => key).filter((key) => isAllowed(key)),
  );

  useEffect(() => {
    const box = dialogRef.current;
    if (!box) return undefined;
    box.showModal();
    const closeOnLink = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')) box.close();
    };
    box.addEventListener('click', closeOnLink);
    return () => box.removeEventListener('click', closeOnLink);
  }, []);

  const close = () => dialogRef.current?.close();

  const choose = (remember: () => void) => {
    onChoose(remember);
    close();
  };

  const change = ({ key }: ConsentWords['categories'][number], isOn: boolean) =>
    setAllowed((keys) => (isOn ? [...keys, key] : keys.filter((one) => one !== key)));

  return (
    <DialogBox ref={dialogRef} aria-labelledby={titleId} onClose={onClose}>
      <DialogHead>
        <ConsentTitle id={titleId}>{dialog.title}</ConsentTitle>
        <CloseButton type="button" aria-label={dialog.close} onClick={close}>
          <X aria-hidden />
        </CloseButton>
      </DialogHead>
      <RichText text={dialog.text} />
      <ul>
        {categories.map((category) => (
          <CategorySwitch
            key={category.key}
            category={category}
            notInUse={dialog.notInUse}
            isOn={allowed.includes(category.key)}
            onChange={(isOn) => change(category, isOn)}
          />
        ))}
      </ul>
      <ConsentActions>
        <Button variant="ghost" isSmall hasArrow={false} onClick={() => choose(allowAll)}>
          {acceptAll}
        </Button>
        <Button variant="ghost" isSmall hasArrow={false} onClick={() => choose(refuseAll)}>
          {refuse}
        </Button>
        <Button isSmall hasArrow={false} onClick={() => choose(() => allow(allowed))}>
          {dialog.save}
        </Button>
      </ConsentActions>
    </DialogBox>
  );
};
