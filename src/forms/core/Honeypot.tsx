import styled from 'styled-components';
import type { CallResult } from '../../backend/client';

/** Meaningless to browsers and password managers, which fill in fields by their names. */
export const HONEYPOT_NAME = 'enquiry_detail';

/** By the style sheet, not by an attribute: a program that reads only the markup fills it in. */
const OutOfReach = styled.div`
  display: none;
`;

interface HoneypotProps {
  form: string;
  /** Asks those who read the page without its styles to leave the field empty. */
  label: string;
}

/** A field that only programs fill in: visitors, browsers and password managers do not see it. */
export const Honeypot = ({ form, label }: HoneypotProps) => {
  const id = `${form}-${HONEYPOT_NAME}`;
  return (
    <OutOfReach>
      <label htmlFor={id}>{label}</label>
      <input id={id} name={HONEYPOT_NAME} autoComplete="off" />
    </OutOfReach>
  );
};

/** True where the honeypot of `form` has been filled in. */
export const isFromProgram = (form: HTMLFormElement | null): boolean =>
  form !== null && Boolean(new FormData(form).get(HONEYPOT_NAME));

/** Every form takes this answer for a success, although nothing has been sent. */
export const PRETENDED_SUCCESS: CallResult = {
  kind: 'answer',
  status: 200,
  body: { success: true },
};
