import { useRef } from 'react';
import { useLocation } from 'react-router';
import { formatNumber } from '../format-number.ts';
import { Icon } from '../icon.tsx';
import styles from './jump-links.module.css';
import { Link } from './link.tsx';

export interface Jump {
  /** The id of the heading. */
  id: string;
  label: string;
  count?: number | undefined;
}

type JumpLinksProps = {
  label: string;
  jumps: readonly Jump[];
  /** For a list whose headings are not all in the document. */
  onJump?: ((place: number) => void) | undefined;
};

export function JumpLinks({ label, jumps, onJump }: JumpLinksProps) {
  const { search } = useLocation();
  const fold = useRef<HTMLDetailsElement>(null);
  if (jumps.length < 2) return null;
  const jump = (place: number) => {
    if (fold.current) fold.current.open = false;
    onJump?.(place);
  };
  return (
    <details ref={fold} className={styles.jumps}>
      <summary>
        {label}
        <Icon name="chevronDown" />
      </summary>
      <nav aria-label={label}>
        <ul>
          {jumps.map(({ id, label: name, count }, place) => (
            <li key={id}>
              <Link
                to={search.startsWith('?') ? `?${search.slice(1)}#${id}` : `#${id}`}
                isPrefetched={false}
                onClick={(event) => {
                  if (onJump) event.preventDefault();
                  jump(place);
                }}
              >
                {name}
                {count !== undefined && <small>{formatNumber(count)}</small>}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}
