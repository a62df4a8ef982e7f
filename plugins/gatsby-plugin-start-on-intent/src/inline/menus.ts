/** Moves the focus from the header's last control to its first, and back, instead of into the page behind the panel. */
function keepInHeader(event: KeyboardEvent): void {
  const stops = [...document.querySelectorAll<HTMLElement>('header :is(a, button)')].filter(
    (stop) => stop.getClientRects().length > 0,
  );
  if (document.activeElement !== stops.at(event.shiftKey ? 0 : -1)) return;
  event.preventDefault();
  stops.at(event.shiftKey ? -1 : 0)?.focus();
}

/**
 * Opens and closes the header's menus: the dropdowns, and the panel on narrow screens (specification 2 and 4; the
 * disclosure pattern of the ARIA Authoring Practices). A menu's only state is the `aria-expanded` of its button,
 * marked `data-opens="list"` or `"panel"`; the style sheet shows the element after the button. React never changes
 * the attribute, so menus work before hydration and stay open through it.
 *
 * - Escape closes one menu and returns the focus. Following a link, Back and Forward close all; a link opened in
 *   another tab or window (Ctrl, Cmd, Shift) closes none. A dropdown also closes on a click elsewhere and, outside
 *   the panel, as soon as the pointer or focus moves elsewhere: in the panel, a finger may just be scrolling.
 * - The page behind the open panel (`data-behind`) is inert and does not scroll (src/theme/GlobalStyle.ts);
 *   `--scrollbar` is the width of its scrollbar, so that nothing moves. The panel closes when
 *   the window grows to the wide layout.
 * - A link marked `data-keeps-place`, to the page in another language, carries the query and fragment, so that a
 *   copied link and a new tab keep them. Navigation rewrites the address, so they are set before each press.
 *
 * @param wide media query of the layout without a panel
 */
export function menus(wide: string): void {
  const opened = (kind: 'list' | 'panel') =>
    document.querySelector<HTMLElement>(`[data-opens=${kind}][aria-expanded=true]`);
  const set = (button: Element | null, isOpen: boolean) => {
    if (!button) return;
    if (button.matches('[data-opens=panel]')) {
      const { style, clientWidth } = document.documentElement;
      style.setProperty('--scrollbar', `${innerWidth - clientWidth}px`);
      document
        .querySelectorAll('[data-behind]')
        .forEach((part) => part.toggleAttribute('inert', isOpen));
    }
    button.setAttribute('aria-expanded', String(isOpen));
  };
  const closeAll = () => {
    set(opened('list'), false);
    set(opened('panel'), false);
  };
  const leaveList = (target: EventTarget | null) => {
    const list = opened('list');
    if (target instanceof Node && !list?.parentNode?.contains(target)) set(list, false);
  };
  const keepPlace = () =>
    document.querySelectorAll<HTMLAnchorElement>('[data-keeps-place]').forEach((link) => {
      link.search = location.search;
      link.hash = location.hash;
    });
  const turnAway = ({ target }: Event) => {
    keepPlace();
    if (!opened('panel')) leaveList(target);
  };
  addEventListener('DOMContentLoaded', keepPlace);
  addEventListener('popstate', keepPlace);
  addEventListener('pointerdown', turnAway, true);
  addEventListener('focusin', turnAway);
  const press = (event: MouseEvent) => {
    const { target } = event;
    keepPlace();
    if (!(target instanceof Element)) return;
    const button = target.closest('[data-opens]');
    const link = target.closest('a');
    leaveList(target);
    if (button) set(button, button.getAttribute('aria-expanded') !== 'true');
    else if (link?.closest('header') && !(event.ctrlKey || event.metaKey || event.shiftKey))
      closeAll();
  };
  addEventListener('click', press, true);
  addEventListener('keydown', (event) => {
    const panel = opened('panel');
    if (event.key === 'Escape') {
      const button = opened('list') ?? panel;
      set(button, false);
      // Safari would scroll the page for the sticky header.
      button?.focus({ preventScroll: button === panel });
    }
    if (event.key === 'Tab' && panel) keepInHeader(event);
  });
  addEventListener('popstate', closeAll);
  matchMedia(wide).addEventListener('change', closeAll);
}
