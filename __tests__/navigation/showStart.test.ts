import { showStart } from '../../src/navigation/showStart';

const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
const scrollIntoView = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  document.body.innerHTML = '<h2 id="what we do">What we do</h2>';
  const heading = document.querySelector('h2');
  if (heading) heading.scrollIntoView = scrollIntoView;
});

test('a new page starts at the element that its address names', () => {
  showStart('#what%20we%20do');
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  expect(scrollTo).not.toHaveBeenCalled();
});

test.each(['', '#nowhere', '#%zz'])(
  'a new page starts at its top where "%s" names nothing',
  (hash) => {
    showStart(hash);
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
    expect(scrollIntoView).not.toHaveBeenCalled();
  },
);
