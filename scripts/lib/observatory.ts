/**
 * MDN's HTTP Observatory, without the network: its own tests and its own marks, on an answer that is
 * put together from a page and the headers that it will be sent with.
 */
import fs from 'node:fs';
import { ALL_TESTS } from '@mdn/mdn-http-observatory/src/constants.js';
import { MINIMUM_SCORE_FOR_EXTRA_CREDIT } from '@mdn/mdn-http-observatory/src/grader/charts.js';
import { getGradeForScore, getScoreModifier } from '@mdn/mdn-http-observatory/src/grader/grader.js';
import { parseHttpEquivHeaders } from '@mdn/mdn-http-observatory/src/retriever/utils.js';
import { Requests } from '@mdn/mdn-http-observatory/src/types.js';

export interface ObservatoryResult {
  score: number;
  grade: string;
  /** The result of each test and the marks that it gave or took. */
  tests: Record<string, { result: string; marks: number }>;
}

const PRELOAD_LIST = 'hsts-preload.json';

/** The scorer reads the list of preloaded domains, which it downloads; here no domain is on it. */
function withoutPreloadList(): void {
  const read = fs.readFileSync;
  const replacement = (...args: Parameters<typeof read>) =>
    String(args[0]).endsWith(PRELOAD_LIST) ? '{}' : read(...args);
  Object.assign(fs, { readFileSync: replacement });
}

/** Scores the page as it is sent with these headers over HTTPS from a host that HTTP redirects to. */
export function observatoryScore(
  html: string,
  headers: Readonly<Record<string, string>>,
): ObservatoryResult {
  withoutPreloadList();
  const site = new URL('https://www.example.com/');
  const response = {
    status: 200,
    verified: true,
    headers: { 'content-type': 'text/html; charset=UTF-8', ...headers },
    data: html,
    httpEquiv: parseHttpEquivHeaders(html, site.href),
  };
  const requests = new Requests(site.hostname);
  requests.session = { url: site };
  requests.resources.path = html;
  Object.assign(requests.responses, {
    auto: response,
    http: response,
    https: response,
    cors: response,
    httpRedirects: [
      { url: new URL('http://www.example.com/'), status: 301 },
      { url: site, status: 200 },
    ],
    httpsRedirects: [{ url: site, status: 200 }],
  });

  const tests: ObservatoryResult['tests'] = {};
  for (const test of ALL_TESTS) {
    const output = test(requests);
    const result = output.result ?? '';
    tests[output.constructor.name] = { result, marks: getScoreModifier(result) };
  }
  const marks = Object.values(tests).map((test) => test.marks);
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 100);
  const withoutExtra = sum(marks.filter((mark) => mark < 0));
  const total = withoutExtra >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(marks) : withoutExtra;
  return { ...getGradeForScore(total), tests };
}
