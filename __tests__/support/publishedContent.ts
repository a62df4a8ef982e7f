/** The real content, for contract tests: what the specification says of it. */
import { contentIn } from './entries';

export const { entries: publishedEntries, contentsOf, contentOf } = contentIn(process.cwd());
