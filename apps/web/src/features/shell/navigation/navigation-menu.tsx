import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from './top-navigation.module.css';

/** The disclosure works without a script; the script adds Escape, a press outside, and closing after navigation. */
export function NavigationMenu({
  label,
  isCurrent,
  children,
}: {
  label: string;
  isCurrent: boolean;
  children: ReactNode;
}) {
  const menu = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const shownOn = useRef(key);
  // Navigation closes the menu, except one that was opened before hydration.
  useEffect(() => {
    if (shownOn.current !== key) close(menu.current);
    shownOn.current = key;
  }, [key]);
  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.contains(target)) close(menu.current);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, []);

  return (
    <details className={styles.menu} ref={menu} name="main-navigation" onKeyDown={closeOnEscape}>
      <summary className={classNames(styles.link, isCurrent && styles.current)}>
        {label}
        <Icon name="chevronDown" />
      </summary>
      <ul className={styles.sheet}>{children}</ul>
    </details>
  );
}

function close(menu: HTMLDetailsElement | null) {
  menu?.removeAttribute('open');
}

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) {
  if (key !== 'Escape' || !currentTarget.open) return;
  close(currentTarget);
  currentTarget.querySelector('summary')?.focus();
}
