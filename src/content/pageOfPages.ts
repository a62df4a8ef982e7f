/** Says which of several pages one is: "Page 2 of 12". Pure. */
export const pageOfPages = (
  words: { page: string; of: string },
  number: number,
  count: number,
): string => `${words.page} ${number} ${words.of} ${count}`;
