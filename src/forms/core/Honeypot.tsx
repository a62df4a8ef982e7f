import styled from 'styled-components';
import { TRAP_NAME } from './honeypot';

/** By the style sheet, not by an attribute: a program that reads only the markup falls for it. */
const OutOfReach = styled.div`
  display: none;
`;

interface HoneypotProps {
  form: string;
  /** For whoever reads the page without its styles: asks to leave the field empty. */
  label: string;
}

/**
 * A trap for programs that fill in every field. What is not displayed is out of reach of eyes,
 * keyboard and assistive technology, and browsers and password managers fill in nothing there.
 */
export const Honeypot = ({ form, label }: HoneypotProps) => {
  const id = `${form}-${TRAP_NAME}`;
  return (
    <OutOfReach>
      <label htmlFor={id}>{label}</label>
      <input id={id} name={TRAP_NAME} autoComplete="off" />
    </OutOfReach>
  );
};
