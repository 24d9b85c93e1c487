import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../icon.tsx';
import styles from './menu.module.css';

/**
 * A few buttons behind one, rendered when it is first opened. The arrow keys go along them; Escape, a press elsewhere
 * and leaving it by keyboard close it.
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
      onToggle={({ currentTarget }) => {
        setWasOpened(true);
        keepOnScreen(currentTarget);
      }}
      onKeyDown={press}
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

/** Near the left edge the list opens to the right. */
function keepOnScreen(menu: HTMLDetailsElement) {
  const list = menu.lastElementChild as HTMLElement;
  menu.dataset.opens = menu.getBoundingClientRect().right < list.offsetWidth ? 'right' : 'left';
}

function press(event: KeyboardEvent<HTMLDetailsElement>) {
  const menu = event.currentTarget;
  // A dialog that was opened from the menu is inside it, and has keys of its own.
  if (menu.querySelector('dialog[open]')) return;
  if (event.key === 'Escape') {
    close(menu);
    menu.querySelector('summary')?.focus();
    return;
  }
  const step = STEPS[event.key];
  if (step === undefined || !menu.open) return;
  event.preventDefault();
  const stops = [...menu.querySelectorAll<HTMLElement>(':scope > div > :is(button, a)')];
  const place = stops.indexOf(document.activeElement as HTMLElement);
  const next = place < 0 && step < 0 ? stops.length - 1 : (place + step + stops.length) % stops.length;
  stops[next]?.focus();
}

const STEPS: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 };

function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) {
  if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) close(currentTarget);
}
