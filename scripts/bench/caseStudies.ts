/** Case studies by the thousand, made out of the project's own. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';

const FOLDER = 'data/case-studies';

/** A story that was made up, with what its page must say. */
export interface MadeUpStory {
  file: string;
  slug: string;
  name: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The project's own stories, as fields. */
function ownStories(project: string): Record<string, unknown>[] {
  const folder = path.join(project, FOLDER);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name): unknown => parse(readFileSync(path.join(folder, name), 'utf8')))
    .filter(isRecord);
}

/**
 * Writes `count` case studies beside the project's own: each has the texts of one of those under
 * another name and address, no two the same title and description, none a picture of its own.
 */
export function addCaseStudies(project: string, count: number): MadeUpStory[] {
  const own = ownStories(project);
  mkdirSync(path.join(project, FOLDER), { recursive: true });
  return Array.from({ length: count }, (_none, index) => {
    const number = String(index + 1).padStart(5, '0');
    const slug = `story-${number}`;
    const name = `Story ${number}`;
    const file = `${FOLDER}/${slug}.yaml`;
    const like = own[index % own.length] ?? {};
    const content = {
      ...like,
      slug,
      otherSpellings: undefined,
      formerAddresses: undefined,
      picture: undefined,
      order: 1000 + index,
      name,
      seo: {
        title: `${name} of a Client`,
        description: `What a client of number ${number} asked, what we listened to, what we did about it and how its customers speak of it now.`,
      },
      summary: `The client of number ${number} wanted to know what its customers say to each other.`,
    };
    writeFileSync(path.join(project, file), stringify(content));
    return { file, slug, name };
  });
}
