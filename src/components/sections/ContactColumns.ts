import styled from 'styled-components';
import { below } from '../../theme/media';
import { space } from '../../theme/theme';
import { Container } from '../ui/layout';

/** The contact page's two columns: how to reach the company, and the form. */
export const ContactColumns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  gap: clamp(32px, 6vw, 96px);
  align-items: start;
  padding-block: clamp(48px, 6vw, 88px) ${space.section};
  ${below('lg')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
