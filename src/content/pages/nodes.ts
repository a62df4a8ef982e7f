/** Makes entries of the `Content` nodes that Gatsby's own plugins have made of `data/`. */
import { ValidationError } from 'yup';
import { byText } from '../../basics/byText';
import { kindOfFile } from '../kinds';
import { NODE_FIELDS } from '../model/kind';
import { wordsOf } from '../model/translation';
import { MAIN_LANGUAGE, originalOf } from '../text/languages';
import { completedFromOriginals } from './completedFromOriginals';
import { asEntry, type Entry, isDraft } from './entries';

/** A node, and the path in the project of the file from which it was made. */
export interface ContentNode {
  file: string;
  node: object;
}

/** An entry as pages show it, with its file and the content of that file alone: a translation's words. */
export type FileEntry = Entry & { file: string; ownContent: unknown };

/** The content of a file, without the fields that Gatsby adds to each node. */
const contentOf = (node: object): object =>
  Object.fromEntries(Object.entries(node).filter(([name]) => !NODE_FIELDS.includes(name)));

const inWords = ({ path, message }: ValidationError): string =>
  path ? `${path}: ${message}` : message;

function validated({ file, node }: ContentNode) {
  const { language, original } = originalOf(file);
  const kind = kindOfFile(original);
  if (!kind)
    throw new Error(`Gatsby has made a node of ${file}, which belongs to no kind of file.`);
  const content = contentOf(node);
  const schema = language === MAIN_LANGUAGE ? kind.schema : wordsOf(kind.schema);
  try {
    schema.validateSync(content, { strict: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new Error(
      `${file}: Gatsby reads it otherwise than the check, which found no mistake. ${inWords(error)}`,
    );
  }
  return { file, kind: kind.name, language, content };
}

/**
 * Returns the entries of all nodes, in the order of their files: each fits its schema, and translations are completed
 * from their originals. Leaves out translations without an original.
 * @param isProduction leaves drafts out, too
 * @throws Error, with file and field, for a node that its kind does not allow
 */
export function entriesOfNodes(nodes: readonly ContentNode[], isProduction: boolean): FileEntry[] {
  const files = nodes.map(validated).sort((one, other) => byText(one.file, other.file));
  return completedFromOriginals(files).flatMap(
    ([{ file, kind, language, content: ownContent }, content]) => {
      const entry = asEntry(kind, language, content);
      return isProduction && isDraft(entry) ? [] : { ...entry, file, ownContent };
    },
  );
}
