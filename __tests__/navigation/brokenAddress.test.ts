import { dropBrokenHash } from '../../src/navigation/brokenAddress';

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
