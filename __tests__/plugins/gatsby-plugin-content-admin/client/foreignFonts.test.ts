import '../../../../plugins/gatsby-plugin-content-admin/src/client/foreignFonts';

const face = (address: string) =>
  `@font-face {font-family:'A';src:url(${address})\n  format('woff2')}.a {color:red}`;

test.each([
  ['https://cdn.example/a.woff2', false],
  ['/admin/assets/a.woff2', true],
])('a style of the CMS that names a font at %s keeps it: %s', async (address, isKept) => {
  const style = document.createElement('style');
  style.textContent = face(address);
  document.head.append(style);
  await Promise.resolve();
  expect(style.textContent.includes(address)).toBe(isKept);
  expect(style.textContent).toContain('.a {color:red}');
});
