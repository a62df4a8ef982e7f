import { useEffect, useState, type ComponentType, type MouseEvent } from 'react';
import { createStore } from '../../../hooks/createStore';
import { preloadToasts, showToast } from '../../ui/toasts/showToast';
import type { ConsentProps } from './Consent';

const dialog = createStore(false);

/** Opens the cookie preferences. */
export const openConsent = ({ currentTarget }: MouseEvent<HTMLButtonElement>): void => {
  // A closing dialogue returns the focus, but Safari does not focus pressed buttons.
  currentTarget.focus();
  dialog.set(true);
};

const closeConsent = () => dialog.set(false);

/**
 * Mounts the consent dialogue, once in the layout. Its code loads when the visitor opens it, or on
 * page load if a category needs consent. The server renders nothing.
 */
export const ConsentHost = ({ words }: Pick<ConsentProps, 'words'>) => {
  const isDialogOpen = dialog.useValue();
  const [loaded, setLoaded] = useState<{ Consent: ComponentType<ConsentProps> }>();
  // `isNecessary` would bring the store of choices into the layout's chunk.
  const isAsking = words.categories.some(({ key, isInUse }) => isInUse && key !== 'necessary');
  const isWanted = (isDialogOpen || isAsking) && !loaded;

  useEffect(() => {
    if (!isWanted) return;
    // A live region speaks of what is added to it, not of what it comes with.
    preloadToasts();
    const load = async () => {
      const { Consent } = await import('./Consent');
      setLoaded({ Consent });
    };
    load().catch(() => {
      if (!isDialogOpen) return;
      showToast('error', words.messages.failed);
      closeConsent();
    });
  }, [isWanted, isDialogOpen, words]);

  if (!loaded) return null;
  return (
    <loaded.Consent
      words={words}
      isAsking={isAsking}
      isDialogOpen={isDialogOpen}
      onOpen={openConsent}
      onClose={closeConsent}
    />
  );
};
