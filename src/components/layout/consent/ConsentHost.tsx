import { useEffect, useState, type ComponentType } from 'react';
import { showToast } from '../../ui/toasts/toastStore';
import type { ConsentProps } from './Consent';

/** Mounts the consent dialogue, once in the layout. Its code and the library load when the visitor
 * opens it, or at the start where there is something to ask. Nothing is rendered on the server. */
export const ConsentHost = (props: Omit<ConsentProps, 'isAsking'>) => {
  const { words, isDialogOpen, onClose } = props;
  const [part, setPart] = useState<{ Consent: ComponentType<ConsentProps> }>();
  const isAsking = words.categories.some(({ key, isInUse }) => isInUse && key !== 'necessary');
  const isWanted = (isDialogOpen || isAsking) && !part;

  useEffect(() => {
    if (!isWanted) return;
    const load = async () => {
      const { Consent, readChoice } = await import('./Consent');
      await readChoice(words);
      setPart({ Consent });
    };
    load().catch(() => {
      if (!isDialogOpen) return;
      showToast('error', words.messages.failed);
      onClose();
    });
  }, [isWanted, isDialogOpen, words, onClose]);

  return part ? <part.Consent {...props} isAsking={isAsking} /> : null;
};
