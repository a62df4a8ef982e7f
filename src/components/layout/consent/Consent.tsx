import { useEffect, useState, type MouseEventHandler } from 'react';
import styled from 'styled-components';
import type { ConsentWords } from '../../../hooks/useSiteContent';
import { hiddenOnPaper } from '../../../theme/media';
import { space } from '../../../theme/theme';
import { RichText } from '../../ui/text';
import { showToast } from '../../ui/toasts/showToast';
import { isAnswered, keepChoice, startAllowed } from './consentChoice';
import { ConsentDialog } from './ConsentDialog';
import { box, Choice, ConsentActions, type AllowedCategories } from './consentParts';

const BannerBox = styled.section`
  ${box}
  position: fixed;
  inset-block-end: ${space[4]};
  inset-inline-start: ${space[4]};
  z-index: 80;
  ${hiddenOnPaper}
`;

export interface ConsentProps {
  words: ConsentWords;
  /** True if a category needs consent. */
  isAsking: boolean;
  isDialogOpen: boolean;
  onOpen: MouseEventHandler<HTMLButtonElement>;
  /** Called when the dialogue closes, with or without a choice. */
  onClose: () => void;
}

/** The dialogue, and a banner for visitors who have not chosen yet. */
export const Consent = ({ words, isAsking, isDialogOpen, onOpen, onClose }: ConsentProps) => {
  const { banner, acceptAll, refuseAll, messages } = words;
  const [isOpenQuestion, setIsOpenQuestion] = useState(() => isAsking && !isAnswered(words));
  useEffect(() => startAllowed(words), [words]);
  const choose = (categories: AllowedCategories) => {
    setIsOpenQuestion(false);
    if (keepChoice(categories, words)) showToast('success', messages.saved);
    else showToast('error', messages.notKept);
  };
  return (
    <>
      {isOpenQuestion && (
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
