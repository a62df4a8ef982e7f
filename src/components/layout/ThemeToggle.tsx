import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useSiteContent } from '../../hooks/useSiteContent';
import { VisuallyHidden } from '../ui/text';

/**
 * Switches the theme. inline/theme.ts of start-on-intent handles presses, so that they work before hydration, and the
 * style sheet shows the label that fits the theme.
 */
export const ThemeToggle = (props: { id: string; className?: string }) => {
  const { words } = useSiteContent().navigation;
  return (
    <button type="button" {...props} data-theme-toggle="">
      <span className="only-light">
        <Moon aria-hidden />
        <VisuallyHidden>{words.toDark}</VisuallyHidden>
      </span>
      <span className="only-dark">
        <Sun aria-hidden />
        <VisuallyHidden>{words.toLight}</VisuallyHidden>
      </span>
    </button>
  );
};
