/**
 * Reads a list of pages with their headers from standard input and prints the score of each, as JSON.
 * A program of its own: jest cannot load the scorer.
 */
import { readFileSync } from 'node:fs';
import { observatoryScore } from './lib/observatory';

/** A page as it is sent. */
export interface SentPage {
  html: string;
  headers: Record<string, string>;
}

const pages: SentPage[] = JSON.parse(readFileSync(0, 'utf8'));
console.log(JSON.stringify(pages.map(({ html, headers }) => observatoryScore(html, headers))));
