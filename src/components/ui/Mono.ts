import styled from 'styled-components';

/** Text as the machine has it: a status, a key. It may break anywhere. */
export const Mono = styled.code`
  font-family: ui-monospace, SFMono-Regular, Menlo, monospace;
  overflow-wrap: anywhere;
`;
