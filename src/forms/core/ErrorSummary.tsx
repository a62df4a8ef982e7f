import { useEffect, useRef, type MouseEvent } from 'react';
import styled from 'styled-components';
import { stack } from '../../theme/mixins';
import { color, space } from '../../theme/theme';
import { type } from '../../theme/type';
import { controlId, useFormState } from './formContext';

const Summary = styled.div`
  padding: ${space[4]} 18px;
  border-inline-start: 6px solid ${color.danger};
  background: ${color.dangerGround};
  /* It comes to rest below the toast that says the same. */
  scroll-margin-block-start: 112px;
  h2 {
    ${type('h4')}
  }
`;

const SummaryList = styled.ul`
  ${stack(space[1])}
  margin-block-start: ${space[2]};
  a {
    color: ${color.danger};
    font-weight: 500;
  }
`;

/** Lists all errors of the form, with links to the fields. Takes the focus after every invalid submit. */
export const ErrorSummary = ({ invalidSubmits }: { invalidSubmits: number }) => {
  const { name, words, values, errors } = useFormState();
  const summaryRef = useRef<HTMLDivElement>(null);
  const headingId = `${name}-errors`;

  useEffect(() => {
    if (invalidSubmits > 0) summaryRef.current?.focus();
  }, [invalidSubmits]);

  const invalid = Object.keys(values).filter((field) => errors[field]);
  if (invalid.length === 0) return null;

  // If the address changed, the router would scroll and move the focus.
  const goTo = (event: MouseEvent, field: string) => {
    event.preventDefault();
    document.getElementById(controlId(name, field))?.focus();
  };

  return (
    <Summary ref={summaryRef} tabIndex={-1} role="group" aria-labelledby={headingId}>
      <div role="alert">
        <h2 id={headingId}>{words.summaryHeading}</h2>
        <SummaryList>
          {invalid.map((field) => (
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
