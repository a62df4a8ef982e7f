import { showStart } from '../../src/navigation/showStart';

const scrollTo = jest.fn();
const scrollIntoView = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  window.scrollTo = scrollTo;
  document.body.innerHTML = '<h2 id="why us">Why us</h2>';
  Element.prototype.scrollIntoView = scrollIntoView;
});

it('a new page begins at its top', () => {
  showStart('');
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
});

it('a new page begins at the place that the address names', () => {
  showStart('#why%20us');
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  expect(scrollTo).not.toHaveBeenCalled();
});

it('a new page begins at its top where it has no such place', () => {
  showStart('#nowhere');
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
});
