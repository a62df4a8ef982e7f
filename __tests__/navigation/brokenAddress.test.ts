import { dropBrokenHash, encodeBrokenPath } from '../../src/navigation/brokenAddress';

const here = () => window.location.href.slice(window.location.origin.length);

afterEach(() => window.history.replaceState(null, '', '/'));

test.each([
  ['#50%', '/contact?a=b'],
  ['#%zz', '/contact?a=b'],
  ['#%E0%A4%A', '/contact?a=b'],
  ['#%', '/contact?a=b'],
  ['#what%20we%20do', '/contact?a=b#what%20we%20do'],
  ['', '/contact?a=b'],
])('of an address that ends with "%s", what can be decoded and the query stay', (hash, address) => {
  window.history.replaceState({ key: '1' }, '', `/contact?a=b${hash}`);
  const location = { hash };
  dropBrokenHash(location);
  expect(here()).toBe(address);
  expect(`/contact?a=b${location.hash}`).toBe(address);
  expect(window.history.state).toEqual({ key: '1' });
});

test.each([
  ['/100%?a=b#c', '/100%EF%BC%85?a=b#c'],
  ['/%E0%A4%A', '/%EF%BC%85E0%EF%BC%85A4%EF%BC%85A'],
  ['/100%25', '/100%EF%BC%8525'],
  ['/terms%20&%20conditions', '/terms%20&%20conditions'],
])('the router can read the address %s', (address, readable) => {
  window.history.replaceState(null, '', address);
  encodeBrokenPath();
  expect(here()).toBe(readable);
});
