/** Checks the texts against the owner's names (specification 1, and the screens in 2). */
import type { KindName } from '../../../../../src/content/kinds';
import type { FixedSlug } from '../../../../../src/content/model/fixedSlugs';
import { slugOf } from '../../../../../src/content/pages/entries';
import { nameOf, shown } from '../sentences';
import type { Rule } from './rule';

interface OwnersNames {
  /** Its slug, or its kind if that has one page. */
  page: FixedSlug | KindName;
  /** A text, or a list of cards, whose titles are named. */
  field: string;
  names: readonly string[];
}

const NAMES: readonly OwnersNames[] = [
  { page: 'home', field: 'special.heading', names: ['What makes us special'] },
  { page: 'about', field: 'powerhouse.heading', names: ['A modern powerhouse'] },
  {
    page: 'reputition-montiring',
    field: 'hero.title',
    names: ['Reputation & Perception Monitoring'],
  },
  { page: 'competitive', field: 'hero.title', names: ['Competitive Intelligence'] },
  { page: 'market-campaign', field: 'hero.title', names: ['Marketing Campaign Evaluation'] },
  { page: 'risk', field: 'hero.title', names: ['Risk & Crisis Recognition and Anticipation'] },
  { page: 'influencer', field: 'hero.title', names: ['Influencer & Profiles Identification'] },
  {
    page: 'authenticity',
    field: 'hero.title',
    names: ['Authenticity Analysis, Fact Checking and Bot Detection'],
  },
  {
    page: 'amplification',
    field: 'hero.title',
    names: ['Amplification, Mitigation and Fight-back Marketing Strategies'],
  },
  {
    page: 'amplification',
    field: 'how.cards',
    names: [
      'Message amplification',
      'Positive content creation',
      'Counter-narrative development',
      'Influencer partnerships',
      'Crisis communication',
      'Audience engagement',
    ],
  },
  { page: 'reputation', field: 'hero.title', names: ['Reputation Management'] },
  {
    page: 'reputation',
    field: 'how.cards',
    names: [
      'Crisis response organization',
      'PR campaign planning',
      'Transparency initiatives design',
      'Stakeholder communication guidelines',
      'Wording and semantic field design',
      'Reputation repair',
    ],
  },
  { page: 'tactical', field: 'hero.title', names: ['Tactical Content Campaigns'] },
  {
    page: 'tactical',
    field: 'how.cards',
    names: [
      'Content calendar',
      'Targeted messaging',
      'Multi-channel distribution',
      'Visual storytelling',
      'Performance tracking',
      'Audience feedback integration',
    ],
  },
  { page: 'marketing', field: 'hero.title', names: ['Influence Marketing Operations'] },
  {
    page: 'marketing',
    field: 'how.cards',
    names: [
      'Influencer selection',
      'Campaign coordination',
      'Content collaboration',
      'Performance metrics',
      'Contract management',
      'Audience analysis',
    ],
  },
  { page: 'large-scale', field: 'hero.title', names: ['Large-Scale Micro-Targeting'] },
  {
    page: 'large-scale',
    field: 'how.cards',
    names: [
      'Audience segmentation',
      'Personalized messaging',
      'Geo-targeting',
      'Behavioral analysis',
      'Data-driven campaigns',
      'Conversion optimization',
    ],
  },
  {
    page: 'hoo-talk',
    field: 'features.cards',
    names: [
      'Real-time monitoring',
      'Comprehensive analytics',
      'User-friendly interface',
      'Cost-effective pricing',
    ],
  },
  {
    page: 'mass-analytics',
    field: 'features.cards',
    names: [
      'Data-driven insights',
      'Optimized budgeting',
      'Comprehensive analysis',
      'Tailored recommendations',
    ],
  },
];

const folded = (text: string): string => text.trim().toLowerCase();

/** Reports the owner's names that an edit has changed or removed, ignoring letter case. */
export const ownersNameRule: Rule = function* (files) {
  for (const file of files) {
    const key = ['services', 'partners'].includes(file.kind) ? slugOf(file) : file.kind;
    for (const { names, field } of NAMES.filter(({ page }) => page === key)) {
      const texts = file.texts.filter(
        ({ path }) => path.join('.').replace(/\.\d+\.title$/, '') === field,
      );
      const written = texts.map(({ value }) => folded(value));
      const lost = names.filter((name) => !written.includes(folded(name)));
      const others = texts.filter(({ value }) => !names.map(folded).includes(folded(value)));
      // Other rules report a missing or an extra card.
      for (const [index, { field: title, path, value }] of others.entries()) {
        const name = lost[index];
        if (name === undefined) continue;
        const message = `${nameOf(title, path)} says "${shown(value)}", and the owner’s specification "${name}".`;
        yield [file, path, { message, expected: 'It may change with the owner’s consent only.' }];
      }
    }
  }
};
