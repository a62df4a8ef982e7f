/**
 * Gives Node the parts of a browser at the published /admin that the code for GitHub asks for. Call it before all
 * tests.
 */
export function pretendAdmin(): void {
  Object.assign(globalThis, {
    window: globalThis,
    location: new URL('https://example.com/admin/'),
  });
  Object.defineProperty(globalThis, 'navigator', {
    configurable: true,
    value: { language: 'en-US' },
  });
}
