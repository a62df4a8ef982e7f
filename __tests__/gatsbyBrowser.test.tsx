import { renderHook } from '@testing-library/react';
import { onRouteUpdate } from '../gatsby-browser';
import { showFailedPage, useNavigation } from '../src/navigation/navigationStore';

it('a link to the page on which another one failed brings that page back', () => {
  showFailedPage({ path: '/risk', thrown: undefined });
  const { result, rerender } = renderHook(useNavigation);
  expect(result.current.failedPage).toBeDefined();
  const { location } = window;
  void Reflect.apply(onRouteUpdate ?? jest.fn(), undefined, [{ location, prevLocation: location }]);
  rerender();
  expect(result.current.failedPage).toBeUndefined();
});
