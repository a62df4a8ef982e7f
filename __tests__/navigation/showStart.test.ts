import { showStart } from '../../src/navigation/showStart';

describe('the start of a new page', () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const scrollIntoView = jest.fn();

  beforeEach(() => {
    jest.clearAllMocks();
    document.body.innerHTML =
      '<details><summary>More</summary><h2 id="what we do">What we do</h2></details><p id="100%"></p>';
    const heading = document.querySelector('h2');
    if (heading) heading.scrollIntoView = scrollIntoView;
  });

  test('is the element that its address names', () => {
    showStart('#what%20we%20do');
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
    expect(scrollTo).not.toHaveBeenCalled();
    // Folded away, it could not be seen.
    expect(document.querySelector('details')).toHaveAttribute('open');
  });

  test('is known by its name as it is where that is no encoded one', () => {
    const named = document.getElementById('100%');
    if (named) named.scrollIntoView = scrollIntoView;
    showStart('#100%');
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
  });

  test.each(['', '#nowhere', '#%zz'])(
    'is its top where the address names nothing: "%s"',
    (hash) => {
      showStart(hash);
      expect(scrollTo).toHaveBeenCalledWith(0, 0);
      expect(scrollIntoView).not.toHaveBeenCalled();
    },
  );
});
