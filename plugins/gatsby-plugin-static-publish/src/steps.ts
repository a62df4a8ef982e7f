/** The steps that other plugins add to the publishing of a page. */

/** Makes what is published out of the HTML of the page at `address`. */
export type PublishStep = (html: string, address: string) => string;

type StepMaker = (publicFolder: string) => PublishStep;

const makers: StepMaker[] = [];

/**
 * Registers a step. It comes after the page's styles are made light, and before the policy hashes what
 * is there. To be called in `onPreInit`.
 * @param make called once a build
 */
export const whenPublished = (make: StepMaker): void => {
  makers.push(make);
};

/** The steps of a build, in the order of the plugins in gatsby-config.ts. */
export const addedSteps = (publicFolder: string): PublishStep[] =>
  makers.map((make) => make(publicFolder));
