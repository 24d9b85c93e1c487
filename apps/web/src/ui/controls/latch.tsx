import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './latch.module.css';
import { Switch } from './switch.tsx';

type LatchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'checked' | 'id'> & {
  checked: boolean;
  label: ReactNode;
  detail?: ReactNode;
};

/** A switch with its label beside it. */
export function Latch({ label, detail, checked, ...input }: LatchProps) {
  const id = useId();
  return (
    <label className={styles.latch} htmlFor={id}>
      <b id={`${id}-label`}>{label}</b>
      <Switch
        {...input}
        id={id}
        checked={checked}
        aria-labelledby={`${id}-label`}
        aria-describedby={detail ? `${id}-detail` : undefined}
      />
      {detail && <small id={`${id}-detail`}>{detail}</small>}
    </label>
  );
}
