import type { ComponentProps } from 'react';
import styles from './check-box.module.css';

type CheckBoxProps = Omit<ComponentProps<'input'>, 'type'> & { label: string };

/** A yes or no that stands beside others of its kind; the whole capsule can be pressed. */
export function CheckBox({ label, ...input }: CheckBoxProps) {
  return (
    <label className={styles.check}>
      <input {...input} type="checkbox" />
      <span>{label}</span>
    </label>
  );
}
