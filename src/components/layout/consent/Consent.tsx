import { useState } from 'react';
import type { Consent as ConsentWords } from '../../../content/kinds/consent';
import { showToast } from '../../ui/toasts/toastStore';
import { ConsentBanner } from './ConsentBanner';
import { hasChosen } from './consentChoice';
import { ConsentDialog } from './ConsentDialog';

export { readChoice } from './consentChoice';

export interface ConsentProps {
  words: ConsentWords;
  /** There is something to ask: a category other than the necessary one is in use. */
  isAsking: boolean;
  isDialogOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** Dialogue and banner of the visitor's choice. The choice must have been read before. */
export const Consent = ({ words, isAsking, isDialogOpen, onOpen, onClose }: ConsentProps) => {
  const [isAnswered, setIsAnswered] = useState(hasChosen);
  const onChosen = () => {
    setIsAnswered(true);
    showToast('success', words.messages.saved);
  };
  return (
    <>
      {isAsking && !isAnswered && (
        <ConsentBanner words={words} onChosen={onChosen} onOpen={onOpen} />
      )}
      {isDialogOpen && <ConsentDialog words={words} onChosen={onChosen} onClose={onClose} />}
    </>
  );
};
