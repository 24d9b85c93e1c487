import { classNames } from '../../../ui/class-names.ts';
import { iconButtonClass } from '../../../ui/controls/icon-button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { shellStrings } from '../shell.strings.ts';
import styles from './theme-toggle.module.css';

const looks = [
  { theme: 'system', icon: 'screen' },
  { theme: 'light', icon: 'sun' },
  { theme: 'dark', icon: 'moon' },
] as const;

/**
 * The theme is an attribute of <html>, set by the boot script before React loads; CSS shows the matching icon, so there
 * is no state to synchronise.
 */
export function ThemeToggle({ isWide }: { isWide?: boolean | undefined }) {
  return (
    <button
      type="button"
      className={classNames(styles.toggle, isWide ? styles.wide : iconButtonClass)}
      onClick={stepTheme}
    >
      {looks.map(({ theme, icon }) => (
        <span key={theme} className={styles.look} data-look={theme}>
          <Icon name={icon} />
          <span className={styles.text}>{`${shellStrings.theme.button} ${shellStrings.theme[theme]}`}</span>
        </span>
      ))}
    </button>
  );
}

function stepTheme() {
  const { dataset } = document.documentElement;
  const place = looks.findIndex(({ theme }) => theme === (dataset.theme ?? 'system'));
  const next = looks[(place + 1) % looks.length]?.theme;
  if (next === undefined || next === 'system') delete dataset.theme;
  else dataset.theme = next;

  try {
    localStorage.setItem('theme', next ?? 'system');
  } catch {
    // Storage is forbidden, so the choice lasts until the page is closed.
  }
}
