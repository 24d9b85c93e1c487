import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './latch.module.css';

type LatchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'checked'> & {
  checked: boolean;
  label: ReactNode;
  detail?: ReactNode;
};

/** A switch that acts at once. */
export function Latch({ label, detail, checked, ...input }: LatchProps) {
  const id = useId();
  return (
    <label className={styles.latch}>
      <b id={`${id}-label`}>{label}</b>
      <input
        {...input}
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        aria-labelledby={`${id}-label`}
        aria-describedby={detail ? `${id}-detail` : undefined}
      />
      {detail && <small id={`${id}-detail`}>{detail}</small>}
    </label>
  );
}
