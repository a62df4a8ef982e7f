import { Moon, Sun } from 'lucide-react';
import { toggleTheme, useTheme } from '../../theme/themeStore';

interface ThemeToggleProps {
  toDark: string;
  toLight: string;
  className?: string;
}

/** Changes between the light and the dark theme. Its name says what a press does. */
export const ThemeToggle = ({ toDark, toLight, className }: ThemeToggleProps) => {
  const isLight = useTheme() === 'light';
  return (
    <button
      type="button"
      className={className}
      aria-label={isLight ? toDark : toLight}
      onClick={toggleTheme}
      data-theme-toggle
    >
      {isLight ? <Moon aria-hidden /> : <Sun aria-hidden />}
    </button>
  );
};
