type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The control with the id of `former` that has replaced it in the page, if one has. */
const replacementOf = (former: Element): HTMLElement | undefined =>
  (!former.isConnected && document.getElementById(former.id)) || undefined;

/**
 * Follows what the visitor types, focuses and opens before the page is hydrated.
 * @returns a function to call on hydration, which does the same to controls that React has replaced
 */
export function followVisitor(container: Element): () => void {
  const fields = [...container.querySelectorAll<Field>('input, select, textarea')];
  const menus = [...container.querySelectorAll('[data-opens]')];
  let focused = document.activeElement;
  const follow = ({ target }: Event) => {
    focused = target instanceof Element ? target.closest('[id]') : null;
  };
  // In Firefox, React can come in between a press and the focus that follows it.
  const moves = ['mousedown', 'focusin'];
  moves.forEach((type) => window.addEventListener(type, follow, true));

  return () => {
    moves.forEach((type) => window.removeEventListener(type, follow, true));
    for (const field of fields) {
      const replacement = replacementOf(field);
      // As if it had been typed before hydration: the form reads it when it begins.
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
