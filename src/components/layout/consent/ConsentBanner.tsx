import { useId } from 'react';
import type { Consent } from '../../../content/kinds/consent';
import { Button } from '../../ui/Button';
import { RichText } from '../../ui/RichText';
import { BannerBox, ConsentActions, ConsentTitle } from './consent.styles';
import { allowAll, refuseAll } from './consentChoice';

interface ConsentBannerProps {
  words: Consent;
  onChosen: () => void;
  /** Opens the dialogue. */
  onOpen: () => void;
}

/** Asks a visitor who has not chosen yet. It covers nothing that one needs and takes no focus. */
export const ConsentBanner = ({ words, onChosen, onOpen }: ConsentBannerProps) => {
  const titleId = useId();
  const choose = (remember: () => void) => {
    remember();
    onChosen();
  };
  return (
    <BannerBox aria-labelledby={titleId}>
      <ConsentTitle id={titleId}>{words.banner.title}</ConsentTitle>
      <RichText text={words.banner.text} />
      <ConsentActions>
        <Button isSmall hasArrow={false} onClick={() => choose(allowAll)}>
          {words.acceptAll}
        </Button>
        <Button isSmall hasArrow={false} onClick={() => choose(refuseAll)}>
          {words.refuseAll}
        </Button>
        <Button variant="ghost" isSmall hasArrow={false} onClick={onOpen}>
          {words.banner.open}
        </Button>
      </ConsentActions>
    </BannerBox>
  );
};
