/** The element that holds the list over the pages of `npm run develop` and over /admin. */
export const LAUNCH_PANEL = 'content-launch';

/** The heading of the list: "35 things are not the company’s own yet". */
export const launchHeading = (count: number): string =>
  count === 1
    ? '1 thing is not the company’s own yet'
    : `${count} things are not the company’s own yet`;
