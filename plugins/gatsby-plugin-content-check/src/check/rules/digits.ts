/** Replaces the digits of Arabic and Persian by the usual ones. Their codes end in their values. */
export const withUsualDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
