import { uiStrings } from '../ui.strings.ts';
import styles from './progress-bar.module.css';

type ProgressBarProps = {
  percent: number;
  label: string;
  /** Beside the bar, in place of the percentage. */
  text?: string | undefined;
};

export function ProgressBar({ percent, label, text }: ProgressBarProps) {
  return (
    <span className={styles.progress} data-band={bandOf(percent)}>
      <progress value={percent} max={100} aria-label={label} />
      <b>{text ?? uiStrings.percent(percent)}</b>
    </span>
  );
}

function bandOf(percent: number) {
  if (percent >= 100) return 'leaf';
  if (percent > 66) return 'sky';
  if (percent > 33) return 'amber';
  return 'brick';
}
