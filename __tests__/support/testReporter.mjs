/** Ends a run of jest with the slowest ten files. */
import path from 'node:path';

const SHOWN = 10;

export default class TestReporter {
  /**
   * @param {unknown} _contexts
   * @param {import('@jest/reporters').AggregatedResult} results
   */
  onRunComplete(_contexts, { testResults }) {
    const slowest = [...testResults]
      .sort((one, other) => other.perfStats.runtime - one.perfStats.runtime)
      .slice(0, SHOWN);
    const lines = [`Slowest ${slowest.length} of ${testResults.length} files:`];
    for (const { testFilePath, perfStats } of slowest) {
      const seconds = (perfStats.runtime / 1000).toFixed(1).padStart(7);
      lines.push(`${seconds} s  ${path.relative('', testFilePath)}`);
    }
    console.log(`\n${lines.join('\n')}`);
  }
}
