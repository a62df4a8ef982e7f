import styled from 'styled-components';
import { color, space } from '../../theme/theme';
import { type } from '../../theme/type';

export const FormBox = styled.form`
  display: grid;
  gap: ${space[5]};
  inline-size: 100%;
  max-inline-size: 640px;
`;

/** The form itself, which does not work without JavaScript. */
export const FormBody = styled.div`
  display: grid;
  gap: ${space[5]};
  min-inline-size: 0;
  @media (scripting: none) {
    display: none;
  }
`;

export const WithoutScript = styled.p`
  padding: ${space[4]} 18px;
  background: ${color.sunken};
`;

/** Takes up no space while it is empty. */
export const Announcement = styled.div`
  ${type('small')}
  &:empty {
    position: absolute;
  }
`;

/** Offers a cleared message again. */
export const RestoreStrip = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} 20px;
  align-items: center;
  justify-content: space-between;
  padding: 14px 18px;
  background: ${color.sunken};
`;

export const FormFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 20px 28px;
  align-items: center;
  justify-content: space-between;
`;

export const Summary = styled.div`
  padding: ${space[4]} 18px;
  border-inline-start: 6px solid ${color.danger};
  background: ${color.dangerGround};
`;

export const SummaryHeading = styled.h2`
  && {
    ${type('h4')}
  }
`;

export const SummaryList = styled.ul`
  display: grid;
  gap: ${space[1]};
  margin-block-start: ${space[2]};
  a {
    color: ${color.danger};
    font-weight: 500;
  }
`;
