import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import type { SiteNavigation } from '../../hooks/useSiteContent';
import { VisuallyHidden } from '../ui/text';

interface ThemeToggleProps {
  words: Pick<SiteNavigation['words'], 'toDark' | 'toLight'>;
  id?: string;
  className?: string;
}

/** Switches the theme. firstPaint.ts handles presses, so that they work before hydration, and the style sheet shows
 * the label that fits the theme. */
export const ThemeToggle = ({ words, ...rest }: ThemeToggleProps) => (
  <button type="button" {...rest} data-theme-toggle="">
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
