/** Checks the texts against the owner's names. Specification 1, and the screens of 2. */
import { slugOf } from '../../../../src/content/entries';
import type { ContentFile } from './contentFile';
import type { Rule } from './rule';
import { type FieldPath, valueAt } from './walk';
import { nameIn, shown } from './wording';

const names = (all: string): string[] => all.split('; ');

/** By an entry's slug or a page's kind: a field's text, or the titles of a list of cards. */
const NAMES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  home: { 'special.heading': ['What makes us special'] },
  about: { 'powerhouse.heading': ['A modern powerhouse'] },
  'reputition-montiring': { 'hero.title': ['Reputation & Perception Monitoring'] },
  competitive: { 'hero.title': ['Competitive Intelligence'] },
  'market-campaign': { 'hero.title': ['Marketing Campaign Evaluation'] },
  risk: { 'hero.title': ['Risk & Crisis Recognition and Anticipation'] },
  influencer: { 'hero.title': ['Influencer & Profiles Identification'] },
  authenticity: { 'hero.title': ['Authenticity Analysis, Fact Checking and Bot Detection'] },
  amplification: {
    'hero.title': ['Amplification, Mitigation and Fight-back Marketing Strategies'],
    'how.cards': names(
      'Message amplification; Positive content creation; Counter-narrative development; Influencer partnerships; Crisis communication; Audience engagement',
    ),
  },
  reputation: {
    'hero.title': ['Reputation Management'],
    'how.cards': names(
      'Crisis response organization; PR campaign planning; Transparency initiatives design; Stakeholder communication guidelines; Wording and semantic field design; Reputation repair',
    ),
  },
  tactical: {
    'hero.title': ['Tactical Content Campaigns'],
    'how.cards': names(
      'Content calendar; Targeted messaging; Multi-channel distribution; Visual storytelling; Performance tracking; Audience feedback integration',
    ),
  },
  marketing: {
    'hero.title': ['Influence Marketing Operations'],
    'how.cards': names(
      'Influencer selection; Campaign coordination; Content collaboration; Performance metrics; Contract management; Audience analysis',
    ),
  },
  'large-scale': {
    'hero.title': ['Large-Scale Micro-Targeting'],
    'how.cards': names(
      'Audience segmentation; Personalized messaging; Geo-targeting; Behavioral analysis; Data-driven campaigns; Conversion optimization',
    ),
  },
  'hoo-talk': {
    'features.cards': names(
      'Real-time monitoring; Comprehensive analytics; User-friendly interface; Cost-effective pricing',
    ),
  },
  'mass-analytics': {
    'features.cards': names(
      'Data-driven insights; Optimized budgeting; Comprehensive analysis; Tailored recommendations',
    ),
  },
};

/** Each text that may hold a name, with its place. */
function textsAt({ content }: ContentFile, path: FieldPath): (readonly [FieldPath, string])[] {
  const value = valueAt(content, path);
  if (typeof value === 'string') return [[path, value]];
  if (!Array.isArray(value)) return [];
  return value.flatMap((card, index) => {
    const title = valueAt(card, ['title']);
    return typeof title === 'string' ? [[[...path, index, 'title'], title] as const] : [];
  });
}

/** Reports the owner's names that an edit has changed or removed, ignoring letter case. */
export const ownersNameRule: Rule = function* (files) {
  const folded = (text: string) => text.trim().toLowerCase();
  for (const file of files) {
    const key = ['services', 'partners'].includes(file.kind) ? slugOf(file) : file.kind;
    for (const [field, owners] of Object.entries(NAMES[key ?? ''] ?? {})) {
      const path = field.split('.');
      const texts = textsAt(file, path);
      const others = texts.filter(
        ([, text]) => !owners.some((name) => folded(name) === folded(text)),
      );
      const lost = owners.filter(
        (name) => !texts.some(([, text]) => folded(text) === folded(name)),
      );
      // Other rules report a missing or an extra card.
      for (const [index, [place, text]] of others.entries()) {
        const name = lost[index];
        if (name === undefined) continue;
        const message = `${nameIn(file.model, place)} says "${shown(text)}", and the owner’s specification "${name}".`;
        yield [file, place, { message, expected: 'It may change with the owner’s consent only.' }];
      }
    }
  }
};
