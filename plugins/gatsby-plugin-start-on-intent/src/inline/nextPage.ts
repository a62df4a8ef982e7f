/** A pointer that stays on a link for this long shows hover intent. */
const HOVER_INTENT_MS = 65;

/**
 * Prepares the page behind a link on hover intent, unless the visitor saves data or the connection is slow.
 * - Browsers with speculation rules prerender the page of the marked link (static/speculation-rules).
 * - Others fetch the page: Safari has no `<link rel="prefetch">`.
 * - Once React has started, data and code are loaded instead, for a client navigation.
 */
export function nextPage(): void {
  const root = document.documentElement;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: Element | undefined;

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
    fetch(link.href).catch(() => undefined);
  };
  const leave = () => clearTimeout(timer);
  const turnTo = ({ target }: Event) => {
    leave();
    const link = target instanceof Element && target.closest('a');
    if (link) timer = setTimeout(prepare, HOVER_INTENT_MS, link);
  };

  addEventListener('pointerover', turnTo);
  addEventListener('focusin', turnTo);
  // `pointerout` also fires when a touch becomes a scroll.
  addEventListener('pointerout', leave);
  addEventListener('focusout', leave);
}
