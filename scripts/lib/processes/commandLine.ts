/** Reads the words and options of a command. Node's parseArgs, with `--help` and sentences. */
import { parseArgs, type ParseArgsConfig } from 'node:util';

/** A wrong call of a command: a sentence, then how to call it. `runMain` ends with 2. */
export class WrongUsage extends Error {
  constructor(sentence: string, usage: string) {
    super(`${sentence}\n${usageText(usage)}`);
  }
}

interface Command<Options> {
  /** Each way to call it, on a line of its own. */
  usage: string;
  options: Options;
  /** The words that it takes; "any" leaves them to the command. */
  words: readonly string[] | 'any';
}

const usageText = (usage: string): string => `Usage: ${usage.split('\n').join('\n       ')}`;

/** The first sentence of parseArgs's message. The others explain "--", which npm takes for itself. */
const firstSentence = (error: unknown): string => {
  const [sentence = ''] = (error instanceof Error ? error.message : String(error)).split(
    /\.(?: |$)/,
  );
  return `${sentence}.`;
};

/** The sentence about the first word that the command does not know, if there is one. */
function unknownWord(given: readonly string[], known: readonly string[]): string | undefined {
  const wrong = given.find((word) => !known.includes(word));
  if (wrong === undefined) return undefined;
  const instead = known.map((word) => `"${word}"`).join(' or ');
  return `There is no "${wrong}" here: the command takes ${instead || 'no words'}.`;
}

/**
 * Reads this process's command line. After `--help`, prints the usage and ends the process with 0.
 * @throws WrongUsage if an option or a word is unknown
 */
export function readCommandLine<const Options extends NonNullable<ParseArgsConfig['options']>>({
  usage,
  options,
  words,
}: Command<Options>) {
  if (process.argv.slice(2).includes('--help')) {
    console.log(usageText(usage));
    process.exit(0);
  }
  const parsed = (() => {
    try {
      return parseArgs({ options, allowPositionals: true });
    } catch (error) {
      throw new WrongUsage(firstSentence(error), usage);
    }
  })();
  const wrong = words === 'any' ? undefined : unknownWord(parsed.positionals, words);
  if (wrong !== undefined) throw new WrongUsage(wrong, usage);
  return { values: parsed.values, words: parsed.positionals };
}

/** For a command that takes nothing: answers `--help`, and refuses anything else. */
export const takesNothing = (usage: string): void => {
  readCommandLine({ usage, options: {}, words: [] });
};
