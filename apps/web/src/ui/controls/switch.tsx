import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './switch.module.css';

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'checked'> & { checked: boolean };

/** Acts at once. Its knob has a tick where it is on, so that the states differ without colour. */
export function Switch({ checked, className, ...input }: SwitchProps) {
  return (
    <input
      {...input}
      className={classNames(styles.switch, className)}
      type="checkbox"
      role="switch"
      checked={checked}
      aria-checked={checked}
    />
  );
}
