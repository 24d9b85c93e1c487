import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../icon.tsx';
import styles from './menu.module.css';

/**
 * A few buttons behind one, rendered when it is first opened. Escape, a press elsewhere and leaving it by keyboard
 * close it.
 */
export function Menu({ label, children }: { label: string; children: ReactNode }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const [wasOpened, setWasOpened] = useState(false);
  useEffect(() => {
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !menu.current?.contains(target)) close(menu.current);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, []);
  return (
    <details
      className={styles.menu}
      ref={menu}
      name="menu"
      onToggle={() => setWasOpened(true)}
      onKeyDown={closeOnEscape}
      onBlur={closeWhenLeft}
    >
      <summary aria-label={label}>
        <Icon name="more" />
      </summary>
      <div className={styles.list}>{wasOpened && children}</div>
    </details>
  );
}

function close(menu: HTMLDetailsElement | null) {
  if (menu) menu.open = false;
}

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) {
  // A dialog that was opened from the menu is inside it, and closes itself.
  if (key !== 'Escape' || currentTarget.querySelector('dialog[open]')) return;
  close(currentTarget);
  currentTarget.querySelector('summary')?.focus();
}

function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) {
  if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) close(currentTarget);
}
