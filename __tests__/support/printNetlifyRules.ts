/**
 * Prints as JSON the rules of netlify.toml and, if a published folder is given, of its _headers and _redirects: jest
 * cannot load Netlify's parsers.
 */
import { netlifyRules } from '../../scripts/lib/site/netlifyRules';

const [folder] = process.argv.slice(2);

void netlifyRules('netlify.toml', folder).then((rules) => {
  process.stdout.write(JSON.stringify(rules));
});
