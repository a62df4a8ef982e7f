declare global {
  interface Navigator {
    /** Chromium's alone. https://wicg.github.io/netinfo/ */
    connection?: { saveData?: boolean; effectiveType?: string };
  }
  interface Document {
    /** Missing where the browser prerenders nothing. */
    prerendering?: boolean;
  }
  interface Window {
    /** Loads the data and code of a page; src/navigation/watchNavigation.ts sets it. */
    prepareNextPage?: (path: string) => void;
  }
}

/** Hover intent: after this time (ms) on a link, a pointer is not on its way elsewhere. */
const TURNED_TO_AFTER = 65;

/**
 * Prepares the page behind a link on hover intent, unless data is saved or the connection is slow.
 * - Browsers with speculation rules prerender the marked link's page (static/speculation-rules).
 * - The others fetch the page and its first picture: Safari knows no `<link rel="prefetch">`.
 * - For a client navigation, once React has started, data and code are loaded instead.
 */
export function nextPage(): void {
  const root = document.documentElement;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: Element | undefined;

  /** Loads what the page's first picture would show in this document. */
  const loadPicture = (html: string) => {
    // Without the styles before it, which this page's policy does not know. The last one: the page's
    // inline script holds these words as well.
    const main = html.slice(html.lastIndexOf('<main'));
    const page = new DOMParser().parseFromString(main, 'text/html');
    const hidden = root.classList.contains('dark') ? 'light' : 'dark';
    const picture = page.querySelector(`main :is(h2,picture:not(.only-${hidden}))`);
    const image = picture?.querySelector('img');
    if (!picture || !image) return;
    image.loading = 'eager';
    document.importNode(picture, true);
  };
  const prepare = (link: HTMLAnchorElement) => {
    const { origin, pathname, hreflang } = link;
    const { saveData, effectiveType = '' } = navigator.connection ?? {};
    const isOtherPage =
      origin === location.origin &&
      pathname !== location.pathname &&
      !/^\/admin\b|\./.test(pathname);
    const isCostly = saveData || effectiveType.includes('2g');
    if (link === last || !isOtherPage || isCostly) return;
    if (root.hasAttribute('data-started') && !hreflang) {
      window.prepareNextPage?.(pathname);
      return;
    }
    last?.removeAttribute('data-turned-to');
    link.setAttribute('data-turned-to', '');
    last = link;
    if (HTMLScriptElement.supports?.('speculationrules')) return;
    fetch(link.href)
      .then((answer) => answer.text())
      .then(loadPicture)
      .catch(() => undefined);
  };
  const leave = () => clearTimeout(timer);
  const turnTo = ({ target }: Event) => {
    leave();
    const link = target instanceof Element && target.closest('a');
    if (link) timer = setTimeout(prepare, TURNED_TO_AFTER, link);
  };

  addEventListener('pointerover', turnTo);
  addEventListener('focusin', turnTo);
  // A finger that begins to scroll lets go of what it touched.
  addEventListener('pointerout', leave);
  addEventListener('focusout', leave);
}
