/** @jest-environment node */
import { queryTypes } from './queryTypes';

const typesOf = (query: string) =>
  queryTypes([`export const query = graphql\`${query}\`;`]).replace(/\s+/g, ' ');

const SERVICE = `
  query ServicePage($id: String!) {
    service(id: { eq: $id }) {
      leadService
      how
      questions
      group { name phase }
      caseStudies { at: path }
      pictures { ...CardPicture hero { light { publicURL } } }
    }
    allPartner { nodes { name } }
  }
  fragment CardPicture on Pictures { alt }
`;

it.each([
  ['a required text', 'name: string;'],
  ['a text that may be left out: null', 'leadService: string | null;'],
  ['a closed list', "phase: 'listen' | 'respond';"],
  ['a group that is taken whole', 'how: ServiceHow;'],
  [
    'what it holds',
    'export type ServiceHow = { heading: string; intro?: string; cards: ServiceCard[]; };',
  ],
  ['a list of groups that may be left out', 'questions: ServiceQuestions[] | null;'],
  ['nothing private', 'ServiceQuestions = { anchor: string; question: string; answer: string; };'],
  ['a field under another name, which is worked out', 'caseStudies: { at: string; }[];'],
  ['a fragment beside fields', 'pictures: CardPictureFragment & { hero: {'],
  ['the list of a kind', 'allPartner: { nodes: { name: string; }[]; };'],
  ['each query', 'export type ServicePageQuery = { service: {'],
  ['each fragment', 'export type CardPictureFragment = { alt: string; };'],
])('the types of queries hold %s', (_what, type) => {
  expect(typesOf(SERVICE)).toContain(type);
});

it('types cannot be written for what no kind has', () => {
  const sentence = 'Page asks Service for "subtitle", which it has not.';
  expect(() => typesOf('query Page { service { subtitle } }')).toThrow(sentence);
});
