import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './button.module.css';
import { Link, type LinkProps } from './link.tsx';

type Look = 'honey' | 'ink' | 'line' | 'quiet' | 'danger';

type ButtonStyle = {
  look?: Look | undefined;
  isSmall?: boolean | undefined;
};

type ButtonProps = ComponentProps<'button'> & ButtonStyle & { isBusy?: boolean | undefined };

/** A busy button stays focusable but ignores presses. */
export function Button({ look = 'honey', isSmall, isBusy, className, onClick, ...button }: ButtonProps) {
  return (
    <button
      type="button"
      {...button}
      className={classNames(buttonClass({ look, isSmall }), className)}
      aria-busy={isBusy}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    />
  );
}

export function ButtonLink({ look = 'honey', isSmall, className, ...link }: LinkProps & ButtonStyle) {
  return <Link {...link} className={classNames(buttonClass({ look, isSmall }), className)} />;
}

export function buttonClass({ look = 'honey', isSmall }: ButtonStyle) {
  return classNames(styles.button, styles[look], isSmall && styles.small);
}
