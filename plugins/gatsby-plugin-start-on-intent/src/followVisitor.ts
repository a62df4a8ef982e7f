type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const replacementOf = (former: Element): HTMLElement | undefined =>
  (!former.isConnected && document.getElementById(former.id)) || undefined;

/** Remembers input, focus and open menus until the returned function restores them on replaced controls. */
export function followVisitor(container: Element): () => void {
  const fields = [...container.querySelectorAll<Control>('input, select, textarea')];
  const menus = [...container.querySelectorAll('[data-opens]')];
  let focused = document.activeElement;
  const follow = ({ target }: Event) => {
    focused = target instanceof Element ? target.closest('[id]') : null;
  };
  // In Firefox, React can hydrate between a press and the focus that follows it.
  const events = ['mousedown', 'focusin'];
  events.forEach((type) => window.addEventListener(type, follow, true));

  return () => {
    events.forEach((type) => window.removeEventListener(type, follow, true));
    for (const field of fields) {
      const replacement = replacementOf(field);
      // Forms read the values of their fields when they mount.
      if (replacement instanceof HTMLInputElement && field instanceof HTMLInputElement) {
        replacement.checked = field.checked;
      }
      if (replacement && 'value' in replacement) replacement.value = field.value;
    }
    for (const menu of menus) {
      if (menu.matches('[aria-expanded=true]')) replacementOf(menu)?.click();
    }
    if (focused) replacementOf(focused)?.focus({ preventScroll: true });
  };
}
