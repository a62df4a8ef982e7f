/** About what search results show of a title; they measure in pixels and say no figures. */
export const LONGEST_TITLE = 60;

/** The title of a page with the company's name, or without it where both would be cut. */
export function headTitle(title: string, suffix: string): string {
  const whole = `${title} ${suffix}`;
  return [...whole].length > LONGEST_TITLE ? title : whole;
}
