import { uiStrings } from '../ui.strings.ts';
import styles from './progress-bar.module.css';

export function ProgressBar({ percent, label }: { percent: number; label: string }) {
  return (
    <span className={styles.progress} data-band={bandOf(percent)}>
      <progress value={percent} max={100} aria-label={label} />
      <b>{uiStrings.percent(percent)}</b>
    </span>
  );
}

function bandOf(percent: number) {
  if (percent >= 100) return 'leaf';
  if (percent > 66) return 'sky';
  if (percent > 33) return 'amber';
  return 'brick';
}
