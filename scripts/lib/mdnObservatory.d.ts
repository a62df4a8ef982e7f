/** The parts of MDN's scorer that observatory.ts uses; the package brings no types. */

declare module '@mdn/mdn-http-observatory/src/constants.js' {
  import type { Output, Requests } from '@mdn/mdn-http-observatory/src/types.js';

  export const ALL_TESTS: ((requests: Requests) => Output)[];
}

declare module '@mdn/mdn-http-observatory/src/grader/charts.js' {
  export const MINIMUM_SCORE_FOR_EXTRA_CREDIT: number;
}

declare module '@mdn/mdn-http-observatory/src/grader/grader.js' {
  export function getGradeForScore(score: number): { score: number; grade: string };
  export function getScoreModifier(result: string): number;
}

declare module '@mdn/mdn-http-observatory/src/retriever/utils.js' {
  export function parseHttpEquivHeaders(html: string, baseUrl: string): Map<string, string[]>;
}

declare module '@mdn/mdn-http-observatory/src/types.js' {
  export interface Output {
    /** Name of the outcome, like "hsts-implemented-max-age-at-least-six-months". */
    result: string | null;
  }

  export class Requests {
    constructor(hostname: string);
    resources: { path: string | null };
    responses: object;
    session: { url: URL } | null;
  }
}
