import styled from 'styled-components';
import { controlId, useFormState } from './formContext';

/** A name that means nothing to browsers and password managers, which fill in the fields they recognise. */
export const HONEYPOT_NAME = 'enquiry_detail';

/** Hidden by CSS rather than an attribute, so that a bot that reads only the markup fills it in. */
const OutOfReach = styled.div`
  display: none;
`;

/**
 * A field that only bots fill in: visitors, browsers and password managers do not see it. Its label asks those who
 * read the page without styles to leave it empty.
 */
export const Honeypot = () => {
  const { name, words } = useFormState();
  const id = controlId(name, HONEYPOT_NAME);
  return (
    <OutOfReach>
      <label htmlFor={id}>{words.honeypot}</label>
      <input id={id} name={HONEYPOT_NAME} autoComplete="off" />
    </OutOfReach>
  );
};

/** True if the honeypot of `form` has been filled in. */
export const isFromProgram = (form: HTMLFormElement | null): boolean =>
  form !== null && Boolean(new FormData(form).get(HONEYPOT_NAME));
