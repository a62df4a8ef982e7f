/** Checks the texts against the owner's names (specification 1, and the screens in 2). */
import type { KindName } from '../../../../../src/content/kinds';
import type { FixedSlug } from '../../../../../src/content/model/fixedSlugs';
import { slugOf } from '../../../../../src/content/pages/entries';
import { nameOf, shown } from '../sentences';
import type { Rule } from './rule';

/** The owner's names, by page (slug or kind) and field. A list gives the titles of the field's cards. */
const NAMES: Readonly<Record<`${FixedSlug | KindName} ${string}`, string>> = {
  'home special.heading': 'What makes us special',
  'about powerhouse.heading': 'A modern powerhouse',
  'reputition-montiring hero.title': 'Reputation & Perception Monitoring',
  'competitive hero.title': 'Competitive Intelligence',
  'market-campaign hero.title': 'Marketing Campaign Evaluation',
  'risk hero.title': 'Risk & Crisis Recognition and Anticipation',
  'influencer hero.title': 'Influencer & Profiles Identification',
  'authenticity hero.title': 'Authenticity Analysis, Fact Checking and Bot Detection',
  'amplification hero.title': 'Amplification, Mitigation and Fight-back Marketing Strategies',
  'amplification how.cards':
    'Message amplification; Positive content creation; Counter-narrative development; Influencer partnerships; Crisis communication; Audience engagement',
  'reputation hero.title': 'Reputation Management',
  'reputation how.cards':
    'Crisis response organization; PR campaign planning; Transparency initiatives design; Stakeholder communication guidelines; Wording and semantic field design; Reputation repair',
  'tactical hero.title': 'Tactical Content Campaigns',
  'tactical how.cards':
    'Content calendar; Targeted messaging; Multi-channel distribution; Visual storytelling; Performance tracking; Audience feedback integration',
  'marketing hero.title': 'Influence Marketing Operations',
  'marketing how.cards':
    'Influencer selection; Campaign coordination; Content collaboration; Performance metrics; Contract management; Audience analysis',
  'large-scale hero.title': 'Large-Scale Micro-Targeting',
  'large-scale how.cards':
    'Audience segmentation; Personalized messaging; Geo-targeting; Behavioral analysis; Data-driven campaigns; Conversion optimization',
  'hoo-talk features.cards':
    'Real-time monitoring; Comprehensive analytics; User-friendly interface; Cost-effective pricing',
  'mass-analytics features.cards':
    'Data-driven insights; Optimized budgeting; Comprehensive analysis; Tailored recommendations',
};

const folded = (text: string): string => text.trim().toLowerCase();

/** Reports the owner's names that an edit has changed or removed, ignoring letter case. */
export const ownersNameRule: Rule = function* (files) {
  for (const file of files) {
    const key = ['services', 'partners'].includes(file.kind) ? slugOf(file) : file.kind;
    for (const [place, names] of Object.entries(NAMES)) {
      const [page, field] = place.split(' ');
      if (page !== key) continue;
      const texts = file.texts.filter(
        ({ path }) => path.join('.').replace(/\.\d+\.title$/, '') === field,
      );
      const written = texts.map(({ value }) => folded(value));
      const owners = names.split('; ');
      const lost = owners.filter((name) => !written.includes(folded(name)));
      const others = texts.filter(({ value }) => !owners.map(folded).includes(folded(value)));
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
