/**
 * Shows the stored theme without a flash; buttons marked `data-theme-toggle` change it. Follows a change in another tab,
 * and one made while this page was prerendered or in the back/forward cache. Light is the default, whatever the system
 * prefers (specification 3, 4). If storage is blocked, a choice lasts for the page.
 *
 * @param key storage key of the theme
 * @param barColors `theme-color` by theme: the colour of the top bar
 */
export function theme(key: string, barColors: { light: string; dark: string }): void {
  const root = document.documentElement;
  const show = (name: string | null) => {
    if (name !== 'light' && name !== 'dark') return;
    root.classList.remove('light', 'dark');
    root.classList.add(name);
    const bar = document.querySelector('[name=theme-color]');
    bar?.setAttribute('content', barColors[name]);
  };
  const showRemembered = () => {
    try {
      show(localStorage.getItem(key));
    } catch {
      // The theme stays as it is.
    }
  };
  const toggle = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest('[data-theme-toggle]')) return;
    const name = root.classList.contains('dark') ? 'light' : 'dark';
    show(name);
    try {
      localStorage.setItem(key, name);
    } catch {
      // The choice lasts for the page.
    }
  };
  showRemembered();
  document.addEventListener('prerenderingchange', showRemembered);
  addEventListener('storage', (event) => {
    if (event.key === key) show(event.newValue);
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) showRemembered();
  });
  document.addEventListener('click', toggle, true);
}
