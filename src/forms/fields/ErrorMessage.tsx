import CircleAlert from 'lucide-react/icons/circle-alert';
import { VisuallyHidden } from '../../components/ui/text';
import { useFormState } from '../core/formContext';
import { ErrorText } from './fieldStyles';

interface ErrorMessageProps {
  id: string;
  text: string;
}

/** What is wrong with a field and what to do about it. */
export const ErrorMessage = ({ id, text }: ErrorMessageProps) => {
  const { words } = useFormState();
  return (
    <ErrorText id={id}>
      <CircleAlert aria-hidden />
      <span>
        <VisuallyHidden>{words.errorPrefix} </VisuallyHidden>
        {text}
      </span>
    </ErrorText>
  );
};
