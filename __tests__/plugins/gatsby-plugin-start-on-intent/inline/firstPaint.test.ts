import { firstPaint } from '../../../../plugins/gatsby-plugin-start-on-intent/src/inline/firstPaint';
import { openedBy, runInline } from '../../../support/inlineScripts';
import { fakeIntersections, observer } from '../../../support/intersectionObserver';

const root = document.documentElement;
const barColors = { light: '#111111', dark: '#222222' };

const run = () => runInline(() => firstPaint('theme', barColors));

function addElement(): HTMLElement {
  const element = document.createElement('section');
  element.dataset.reveal = '';
  document.body.append(element);
  return element;
}

/** Changes of the page are reported after the work that made them. */
const changesAreReported = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  root.className = 'light';
  document.body.replaceChildren();
  localStorage.clear();
  fakeIntersections();
  window.scrollTo = jest.fn();
});

afterEach(() => jest.restoreAllMocks());

describe('the theme, with the colour of the browser’s own bar', () => {
  const bar = () => document.querySelector('[name="theme-color"]')?.getAttribute('content');
  const broken = () => {
    throw new DOMException('Broken', 'UnknownError');
  };

  beforeEach(() => {
    document.head.innerHTML = `<meta name="theme-color" content="${barColors.light}">`;
  });
  afterEach(() => document.head.replaceChildren());

  it.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['sepia', 'light'],
    ['', 'light'],
  ] as const)('where "%s" is remembered is %s', (remembered, theme) => {
    localStorage.setItem('theme', remembered);
    run();
    expect(root).toHaveClass(`${theme} js`, { exact: true });
    expect(bar()).toBe(barColors[theme]);
  });

  it.each([
    ['cannot be read', () => jest.spyOn(Storage.prototype, 'getItem').mockImplementation(broken)],
    ['is forbidden', () => jest.spyOn(window, 'localStorage', 'get').mockImplementation(broken)],
  ])('is light where the storage %s, and the rest goes on', (_fault, forbid) => {
    forbid();
    run();
    expect(root).toHaveClass('light', 'js');
  });

  it('changes on the page', () => {
    run();
    for (const theme of ['dark', 'light'] as const) {
      window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: theme }));
      expect(bar()).toBe(barColors[theme]);
    }
  });
});

it('nothing is hidden where the browser cannot say what is visible, but the remembered theme shows', () => {
  Reflect.deleteProperty(window, 'IntersectionObserver');
  localStorage.setItem('theme', 'dark');
  run();
  expect([...root.classList]).toEqual(['dark']);
});

it.each([
  ['waits while less than a tenth of it is visible', 0.05, {}, ''],
  ['waits while it is at the upper edge of the window', 0.05, { top: 1 }, ''],
  ['is shown when a tenth of it is visible', 0.1, {}, 'seen'],
  ['is shown when it was jumped over', 0, { top: -900 }, 'seen'],
  ['is shown when it begins where the window does', 0.05, { top: 0 }, 'seen'],
  ['waits while a tenth of it is as high as the window', 0, { top: 2000, height: 7680 }, ''],
  ['is shown when the window is too low for a tenth of it', 0, { top: 2000, height: 7690 }, 'seen'],
])('an element that animates in %s', async (_what, share, box, state) => {
  run();
  expect(observer().thresholds).toEqual([0.1]);
  expect(root).toHaveClass('js');
  const element = addElement();
  await changesAreReported();
  observer().report(new Map([[element, share]]), box);
  expect(element).toHaveAttribute('data-reveal', state);
  // Nothing watches it once it is shown.
  expect(observer().observed.has(element)).toBe(state === '');
});

it('elements of a page that comes later are watched', async () => {
  run();
  addElement();
  await changesAreReported();
  document.body.replaceChildren();
  const later = addElement();
  await changesAreReported();
  expect(observer().observed.has(later)).toBe(true);
});

it.each([
  ['is shown already', (element: HTMLElement) => element.setAttribute('data-reveal', 'seen')],
  ['does not animate', (element: HTMLElement) => element.removeAttribute('data-reveal')],
])('nothing is watched that %s', async (_what, change) => {
  run();
  const element = document.createElement('p');
  change(element);
  document.body.append('Words', element);
  await changesAreReported();
  expect(observer().observed.size).toBe(0);
});

describe('the theme', () => {
  const press = () => {
    document.body.innerHTML = '<button data-theme-toggle=""><span>theme</span></button>';
    document.querySelector<HTMLElement>('[data-theme-toggle] span')?.click();
  };
  const choiceElsewhere = (newValue: string | null, key = 'theme') =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

  // One script a page: its listeners stay for all tests here.
  beforeAll(run);

  it('is remembered, back to light too, and not before the first press', () => {
    expect(localStorage).toHaveLength(0);
    press();
    expect(localStorage.getItem('theme')).toBe('dark');
    press();
    expect(localStorage.getItem('theme')).toBe('light');
  });

  it('stays with a press elsewhere, on no element even', () => {
    document.body.innerHTML = '<p>Words</p>';
    document.querySelector('p')?.click();
    const failed = jest.fn();
    window.addEventListener('error', failed, { once: true });
    document.dispatchEvent(new Event('click'));
    expect([...root.classList]).toEqual(['light']);
    expect(failed).not.toHaveBeenCalled();
    window.removeEventListener('error', failed);
  });

  it('changes though another script keeps the press to itself', () => {
    document.body.innerHTML = '<button data-theme-toggle=""></button>';
    const button = document.querySelector('button');
    button?.addEventListener('click', (event) => event.stopPropagation());
    button?.click();
    expect(root).toHaveClass('dark');
  });

  it('changes for the visit where storage is refused', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    press();
    expect(root).toHaveClass('dark');
  });

  it.each([
    ['kept', true, 'dark'],
    ['loaded', false, 'light'],
  ])('follows a choice made meanwhile on a page that was %s', (_how, persisted, theme) => {
    localStorage.setItem('theme', 'dark');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
    expect([...root.classList]).toEqual([theme]);
  });

  it('follows a choice made in another tab, and nothing else that is stored', () => {
    choiceElsewhere('dark');
    expect(root).toHaveClass('dark');
    choiceElsewhere('light', 'other');
    choiceElsewhere('purple');
    choiceElsewhere(null);
    expect([...root.classList]).toEqual(['dark']);
  });
});

const arrive = (type: string, persisted = false) => {
  openedBy(type);
  run();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
};

it.each([
  ['is loaded again', 'back_forward', false],
  ['was kept by the browser', 'navigate', true],
])('a page that one comes back to shows its top where it %s', (_how, type, persisted) => {
  arrive(type, persisted);
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
});

it.each([
  ['it is opened for the first time', 'navigate', ''],
  ['its address names a part of it', 'back_forward', '#markets'],
])('a page that one comes back to is left alone where %s', (_how, type, hash) => {
  window.location.hash = hash;
  arrive(type);
  window.location.hash = '';
  expect(window.scrollTo).not.toHaveBeenCalled();
});
