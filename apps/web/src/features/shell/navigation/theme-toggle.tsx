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
 * Steps through system, light and dark. The theme lives on <html>, where the boot script puts it before React
 * arrives; CSS shows the look that applies, so there is no state here to fall out of step.
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
          <span className={styles.words}>{`${shellStrings.theme.button} ${shellStrings.theme[theme]}`}</span>
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
    // Storage is forbidden: the choice holds until the page is left.
  }
}
