import type { ComponentProps } from 'react';
import styles from './check-box.module.css';

type CheckBoxProps = Omit<ComponentProps<'input'>, 'type'> & { label: string };

export function CheckBox({ label, ...input }: CheckBoxProps) {
  return (
    <label className={styles.check}>
      <input {...input} type="checkbox" />
      <span>{label}</span>
    </label>
  );
}
