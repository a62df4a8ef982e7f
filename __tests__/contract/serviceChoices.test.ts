/** @jest-environment node */
/** Specification, section 3: the service choices of the lead form. */
import { contentOf } from '../support/publishedContent';

const OWNERS = [
  'Reputation & Perception Monitoring',
  'Competitive intelligence',
  'Marketing campaign Evaluation',
  'Risk & Crisis Recognition And Anticipation',
  'Influencer & Profiles Identification',
  'Authenticity Analysis',
  'Fact Checking & Bots Detection',
  'Amplification',
  'Reputation',
  'Tactical',
  'Marketing',
  'Large scale',
];

it('hold the twelve of the owner, word for word and in this order', () => {
  const { services } = contentOf('lead-form');
  expect(services.filter((service) => OWNERS.includes(service))).toEqual(OWNERS);
});
