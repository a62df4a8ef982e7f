/**
 * `tsx scripts/netlify-rules.ts [folder]`: prints as JSON the rules of netlify.toml and of a published folder's
 * _headers and _redirects. For unit tests, since jest cannot load the parsers.
 */
import { netlifyRules } from './lib/site/netlifyRules';

const [folder = 'no-folder'] = process.argv.slice(2);

void netlifyRules('netlify.toml', folder).then((rules) => {
  console.log(JSON.stringify(rules));
});
