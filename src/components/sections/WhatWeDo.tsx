import styled from 'styled-components';
import type { HomePageQuery } from '../../queryTypes';
import { from } from '../../theme/media';
import { column } from '../../theme/mixins';
import { ActionLink } from '../ui/Button';
import { Section, SplitColumns } from '../ui/layout';
import { RichText } from '../ui/RichText';
import { Lead, Statement } from '../ui/text';

/** Columns 1–4 and 6–12: here the statement is longer than the heading. */
const Columns = styled(SplitColumns)`
  ${from('lg')} {
    > :first-child {
      grid-column: 1 / 5;
    }
    > :last-child {
      grid-column: 6 / 13;
    }
  }
`;

const Texts = styled.div`
  ${column('28px')}
  justify-items: start;
  > p {
    max-inline-size: 33.6em;
  }
`;

/** What the company does, with a link to its case studies. Specification 2, "Home". */
export const WhatWeDo = ({
  heading,
  statement,
  text,
  action,
}: HomePageQuery['homePage']['what']) => (
  <Section>
    <Columns>
      <h2 data-reveal="">{heading}</h2>
      <Texts data-reveal="">
        <RichText as={Statement} text={statement} />
        <RichText as={Lead} text={text} />
        <ActionLink action={action} variant="ghost" />
      </Texts>
    </Columns>
  </Section>
);
