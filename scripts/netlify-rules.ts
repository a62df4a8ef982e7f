/**
 * `tsx scripts/netlify-rules.ts [folder]`: prints the rules of netlify.toml, and of the _headers and
 * _redirects of a published folder, as JSON. A program of its own: jest cannot load the parsers.
 */
import { netlifyRules } from './lib/netlifyRules';

const [folder = 'no-folder'] = process.argv.slice(2);

void netlifyRules('netlify.toml', folder).then((rules) => {
  console.log(JSON.stringify(rules));
});
