/**
 * The menus of the header: the dropdowns, and the panel of narrow screens (specification 2 and 4; the
 * disclosure pattern of the ARIA Authoring Practices). What is open is said by `aria-expanded` of its
 * button alone; the style sheet shows the part that follows the button. So menus work before React has
 * started and go on as they were when it has: React never changes the attribute.
 *
 * - A click on a button opens and closes; what is open closes by Escape, which returns the focus, by a
 *   choice, by Back and Forward; a dropdown also by a click elsewhere, and, where it lies over the
 *   page, as soon as pointer or focus go elsewhere: a finger in the panel may only want to scroll it.
 *   One press of Escape closes one thing.
 * - Behind the open panel the page is inert and does not scroll (src/theme/GlobalStyle.ts); `--scrollbar`
 *   says how wide the scrollbar is that goes with it, so that nothing moves. Tab stays in the header. In a
 *   window that grows to the wide layout the panel closes.
 *
 * A link marked `data-keeps-place`, to the page in another language, takes query and fragment along.
 *
 * Buttons are marked `data-opens="list"` or `"panel"`, what lies behind the panel `data-behind`.
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
  /** Closes the dropdown unless `target` is a part of it. */
  const leaveList = (target: EventTarget | null) => {
    const list = opened('list');
    if (target instanceof Node && !list?.parentNode?.contains(target)) set(list, false);
  };

  const turnAway = ({ target }: Event) => {
    if (!opened('panel')) leaveList(target);
  };
  addEventListener('pointerdown', turnAway, true);
  addEventListener('focusin', turnAway);
  const press = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    const button = target.closest('[data-opens]');
    const link = target.closest('a');
    if (link?.matches('[data-keeps-place]')) {
      link.search = location.search;
      link.hash = location.hash;
    }
    leaveList(target);
    if (button) set(button, button.getAttribute('aria-expanded') !== 'true');
    else if (link?.closest('header')) closeAll();
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
    if (event.key !== 'Tab' || !panel) return;
    // Hidden things have no boxes.
    const stops = [...document.querySelectorAll<HTMLElement>('header :is(a, button)')].filter(
      (stop) => stop.getClientRects().length > 0,
    );
    const index = stops.findIndex((stop) => stop === document.activeElement);
    const isLeaving = event.shiftKey ? index <= 0 : index === stops.length - 1;
    if (!isLeaving && index >= 0) return;
    event.preventDefault();
    stops.at(event.shiftKey ? -1 : 0)?.focus();
  });
  addEventListener('popstate', closeAll);
  matchMedia(wide).addEventListener('change', closeAll);
}
