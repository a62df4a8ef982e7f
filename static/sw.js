/* global self */
// A former site's worker goes, and its visitors see this one (gatsbyjs/gatsby 15402).
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const leave = async () => {
    await self.registration.unregister();
    const pages = await self.clients.matchAll({ type: 'window' });
    await Promise.all(pages.map((page) => page.navigate(page.url).catch(() => undefined)));
  };
  event.waitUntil(leave());
});
