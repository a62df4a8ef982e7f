import { Button } from '../../components/ui/Button';
import { useHasKeptMessage } from '../keptMessages';
import { Announcement, RestoreStrip } from './Form.styles';

interface RestoreMessageProps {
  form: string;
  words: { text: string; label: string };
  onRestore: () => void;
}

/** Offers the message that an error cleared, until it is taken back or a message is sent. */
export const RestoreMessage = ({ form, words, onRestore }: RestoreMessageProps) => {
  const hasMessage = useHasKeptMessage(form);
  return (
    <Announcement role="status">
      {hasMessage && (
        <RestoreStrip>
          <span>{words.text}</span>
          <Button variant="ghost" isSmall hasArrow={false} onClick={onRestore}>
            {words.label}
          </Button>
        </RestoreStrip>
      )}
    </Announcement>
  );
};
