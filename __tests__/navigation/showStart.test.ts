import { showStart } from '../../src/navigation/showStart';

const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
const scrollIntoView = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  document.body.innerHTML =
    '<details><summary>More</summary><h2 id="what we do">What we do</h2></details>';
  for (const named of document.querySelectorAll('[id]')) named.scrollIntoView = scrollIntoView;
});

test('a new page starts at the element that its address names, unfolded', () => {
  showStart('#what%20we%20do');
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  expect(scrollTo).not.toHaveBeenCalled();
  expect(document.querySelector('details')).toHaveAttribute('open');
});

test.each(['', '#nowhere'])('a new page starts at its top where "%s" names nothing', (hash) => {
  showStart(hash);
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  expect(scrollIntoView).not.toHaveBeenCalled();
});
