import { useEffect, useRef, type MouseEvent } from 'react';
import { Summary, SummaryHeading, SummaryList } from './Form.styles';
import { controlId, useFormState } from './formContext';

interface ErrorSummaryProps {
  /** The summary takes the focus whenever this number grows. */
  invalidSubmits: number;
}

/** All errors of the form in one list, with links to the fields. */
export const ErrorSummary = ({ invalidSubmits }: ErrorSummaryProps) => {
  const { name, words, values, errors } = useFormState();
  const summaryRef = useRef<HTMLDivElement>(null);
  const headingId = `${name}-errors`;

  useEffect(() => {
    if (invalidSubmits > 0) summaryRef.current?.focus();
  }, [invalidSubmits]);

  const wrong = Object.keys(values).filter((field) => errors[field]);
  if (wrong.length === 0) return null;

  // A change of the address would make the router scroll and move the focus.
  const goTo = (event: MouseEvent, field: string) => {
    event.preventDefault();
    document.getElementById(controlId(name, field))?.focus();
  };

  return (
    <Summary ref={summaryRef} tabIndex={-1} role="group" aria-labelledby={headingId}>
      <div role="alert">
        <SummaryHeading id={headingId}>{words.summaryHeading}</SummaryHeading>
        <SummaryList>
          {wrong.map((field) => (
            <li key={field}>
              <a href={`#${controlId(name, field)}`} onClick={(event) => goTo(event, field)}>
                {errors[field]}
              </a>
            </li>
          ))}
        </SummaryList>
      </div>
    </Summary>
  );
};
