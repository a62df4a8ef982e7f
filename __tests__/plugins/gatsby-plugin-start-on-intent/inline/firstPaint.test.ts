import { firstPaint } from '../../../../plugins/gatsby-plugin-start-on-intent/src/inline/firstPaint';
import { runInline } from '../../../support/inlineScripts';

const root = document.documentElement;
const barColors = { light: '#111111', dark: '#222222' };

/** An observer whose elements come into view when a test says so. */
class FakeObserver implements IntersectionObserver {
  static last: FakeObserver | undefined;
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds: readonly number[];
  readonly observed = new Set<Element>();

  constructor(
    private readonly callback: IntersectionObserverCallback,
    { threshold = 0 }: IntersectionObserverInit = {},
  ) {
    this.thresholds = [threshold].flat();
    FakeObserver.last = this;
  }

  observe = (element: Element) => void this.observed.add(element);
  unobserve = (element: Element) => void this.observed.delete(element);
  disconnect = () => this.observed.clear();
  takeRecords = () => [];

  /** Reports that `share` of an element is visible, and where its upper edge and its height are. */
  report(target: Element, share: number, { top = 500, height = 200 } = {}) {
    const box = DOMRect.fromRect({ y: top, width: 100, height });
    this.callback(
      [
        {
          target,
          intersectionRatio: share,
          // As the standard has it: one visible pixel is enough.
          isIntersecting: share > 0,
          boundingClientRect: box,
          intersectionRect: box,
          rootBounds: DOMRect.fromRect({ width: window.innerWidth, height: window.innerHeight }),
          time: 0,
        },
      ],
      this,
    );
  }
}

function observer(): FakeObserver {
  if (!FakeObserver.last) throw new Error('Nothing is observed.');
  return FakeObserver.last;
}

const run = () => runInline(() => firstPaint('theme', barColors));

function addElement(parent: Element = document.body): HTMLElement {
  const element = document.createElement('section');
  element.dataset.reveal = '';
  parent.append(element);
  return element;
}

/** Changes of the page are reported after the work that made them. */
const changesAreReported = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  root.className = 'light';
  document.body.replaceChildren();
  localStorage.clear();
  FakeObserver.last = undefined;
  window.IntersectionObserver = FakeObserver;
  window.scrollTo = jest.fn();
});

afterEach(() => jest.restoreAllMocks());

describe('the theme', () => {
  it('is light on a first visit', () => {
    run();
    expect(root).toHaveClass('light');
    expect(root).not.toHaveClass('dark');
  });

  it('is dark where dark is remembered', () => {
    localStorage.setItem('theme', 'dark');
    run();
    expect(root).toHaveClass('dark');
    expect(root).not.toHaveClass('light');
  });

  it.each(['light', 'sepia', ''])('is light where "%s" is remembered', (remembered) => {
    localStorage.setItem('theme', remembered);
    run();
    expect(root).toHaveClass('light');
  });

  it.each([
    [
      'cannot be read',
      () =>
        jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
          throw new DOMException('Broken', 'UnknownError');
        }),
    ],
    [
      'is forbidden',
      () =>
        jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
          throw new DOMException('Forbidden', 'SecurityError');
        }),
    ],
  ])('is light where the storage %s, and the rest goes on', (_fault, forbid) => {
    forbid();
    run();
    expect(root).toHaveClass('light', 'js');
  });
});

describe('the colour of the browser’s own bar', () => {
  const bar = () => document.querySelector('[name="theme-color"]')?.getAttribute('content');

  beforeEach(() => {
    const meta = document.createElement('meta');
    meta.setAttribute('name', 'theme-color');
    meta.setAttribute('content', barColors.light);
    document.head.replaceChildren(meta);
  });

  afterEach(() => document.head.replaceChildren());

  it.each([
    ['light', barColors.light],
    ['dark', barColors.dark],
  ])('is that of the remembered theme: %s', (theme, color) => {
    localStorage.setItem('theme', theme);
    run();
    expect(bar()).toBe(color);
  });

  it('changes with the theme', () => {
    run();
    for (const theme of ['dark', 'light'] as const) {
      window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: theme }));
      expect(bar()).toBe(barColors[theme]);
    }
  });
});

describe('hiding what animates in', () => {
  it('begins when the script has run', () => {
    run();
    expect(root).toHaveClass('js');
  });

  it('is left out where the browser cannot say what is visible', () => {
    Reflect.deleteProperty(window, 'IntersectionObserver');
    run();
    expect(root).not.toHaveClass('js');
  });

  it('is left out there, but the remembered theme shows', () => {
    Reflect.deleteProperty(window, 'IntersectionObserver');
    localStorage.setItem('theme', 'dark');
    run();
    expect(root).toHaveClass('dark');
  });
});

describe('an element that animates in', () => {
  it('waits while it is below the window', async () => {
    run();
    const element = addElement();
    await changesAreReported();
    observer().report(element, 0, { top: 2000 });
    expect(element).toHaveAttribute('data-reveal', '');
  });

  it('waits while less than a tenth of it is visible', async () => {
    run();
    const element = addElement();
    await changesAreReported();
    observer().report(element, 0.05);
    expect(element).toHaveAttribute('data-reveal', '');
  });

  it('is shown when a tenth of it is visible', async () => {
    run();
    const element = addElement();
    await changesAreReported();
    observer().report(element, 0.1);
    expect(element).toHaveAttribute('data-reveal', 'seen');
  });

  it('asks to be told at a tenth', () => {
    run();
    expect(observer().thresholds).toEqual([0.1]);
  });

  it('is shown once: nothing watches it afterwards', async () => {
    run();
    const element = addElement();
    await changesAreReported();
    observer().report(element, 0.5);
    expect(observer().observed).not.toContain(element);
  });

  it('is still watched while it waits', async () => {
    run();
    const element = addElement();
    await changesAreReported();
    observer().report(element, 0);
    expect(observer().observed).toContain(element);
  });

  it('is shown when it was jumped over', async () => {
    run();
    const element = addElement();
    await changesAreReported();
    observer().report(element, 0, { top: -900 });
    expect(element).toHaveAttribute('data-reveal', 'seen');
  });

  it('is shown when the window is too low for a tenth of it', async () => {
    run();
    const element = addElement();
    await changesAreReported();
    observer().report(element, 0, { top: 2000, height: 11 * window.innerHeight });
    expect(element).toHaveAttribute('data-reveal', 'seen');
  });
});

describe('the watch', () => {
  it('finds elements inside what is added', async () => {
    run();
    const page = document.createElement('main');
    const element = addElement(page);
    document.body.append(page);
    await changesAreReported();
    expect(observer().observed).toContain(element);
  });

  it('finds the elements of a page that comes later', async () => {
    run();
    addElement();
    await changesAreReported();
    document.body.replaceChildren();
    const later = addElement();
    await changesAreReported();
    observer().report(later, 0.1);
    expect(later).toHaveAttribute('data-reveal', 'seen');
  });

  it.each([
    ['is shown already', (element: HTMLElement) => element.setAttribute('data-reveal', 'seen')],
    ['does not animate', (element: HTMLElement) => element.removeAttribute('data-reveal')],
  ])('leaves out what %s', async (_what, change) => {
    run();
    const element = document.createElement('p');
    change(element);
    document.body.append('Words', element);
    await changesAreReported();
    expect(observer().observed.size).toBe(0);
  });
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

  it.each([
    ['light', 'dark'],
    ['dark', 'light'],
  ])('%s turns %s by a press, and is never both', (first, second) => {
    root.className = `${first} js`;
    press();
    expect([...root.classList].sort()).toEqual([second, 'js'].sort());
  });

  it('is remembered, back to light too, and not before the first press', () => {
    expect(localStorage).toHaveLength(0);
    press();
    expect(localStorage.getItem('theme')).toBe('dark');
    press();
    expect(localStorage.getItem('theme')).toBe('light');
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

describe('a page that one comes back to', () => {
  const arrive = (type: string, persisted = false) => {
    Object.defineProperty(performance, 'getEntriesByType', {
      configurable: true,
      value: () => [{ type }],
    });
    run();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
  };

  it.each([
    ['is loaded again', 'back_forward', false],
    ['was kept by the browser', 'navigate', true],
  ])('shows its top where it %s', (_how, type, persisted) => {
    arrive(type, persisted);
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  });

  it('is left alone where it is opened for the first time', () => {
    arrive('navigate');
    expect(window.scrollTo).not.toHaveBeenCalled();
  });
});
