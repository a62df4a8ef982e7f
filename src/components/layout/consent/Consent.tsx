import { useId, useState, type MouseEventHandler } from 'react';
import type { ConsentWords } from '../../../hooks/useSiteContent';
import { Button } from '../../ui/Button';
import { RichText } from '../../ui/RichText';
import { showToast } from '../../ui/toasts/toastStore';
import { BannerBox, ConsentActions, ConsentTitle } from './consent.styles';
import { allowAll, hasChosen, refuseAll } from './consentChoice';
import { ConsentDialog } from './ConsentDialog';

export { readChoice } from './consentChoice';

export interface ConsentProps {
  words: ConsentWords;
  /** There is something to ask: a category other than the necessary one is in use. */
  isAsking: boolean;
  isDialogOpen: boolean;
  onOpen: MouseEventHandler<HTMLButtonElement>;
  onClose: () => void;
}

/** Dialogue and banner for the visitor's choice, which must have been read before. The banner asks
 * visitors who have not chosen yet; it covers nothing important and takes no focus. */
export const Consent = ({ words, isAsking, isDialogOpen, onOpen, onClose }: ConsentProps) => {
  const { banner, acceptAll, refuseAll: refuse, messages } = words;
  const titleId = useId();
  const [isAnswered, setIsAnswered] = useState(hasChosen);
  const choose = (remember: () => void) => {
    remember();
    setIsAnswered(true);
    showToast('success', messages.saved);
  };
  return (
    <>
      {isAsking && !isAnswered && (
        <BannerBox aria-labelledby={titleId}>
          <ConsentTitle id={titleId}>{banner.title}</ConsentTitle>
          <RichText text={banner.text} />
          <ConsentActions>
            <Button isSmall hasArrow={false} onClick={() => choose(allowAll)}>
              {acceptAll}
            </Button>
            <Button isSmall hasArrow={false} onClick={() => choose(refuseAll)}>
              {refuse}
            </Button>
            <Button variant="ghost" isSmall hasArrow={false} onClick={onOpen}>
              {banner.open}
            </Button>
          </ConsentActions>
        </BannerBox>
      )}
      {isDialogOpen && <ConsentDialog words={words} onChoose={choose} onClose={onClose} />}
    </>
  );
};
