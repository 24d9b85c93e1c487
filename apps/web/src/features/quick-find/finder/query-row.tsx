import { Icon } from '../../../ui/icon.tsx';
import styles from './hit.module.css';

interface QueryRowProps {
  id: string;
  isSelected: boolean;
  query: string;
  means: string | null;
  onChoose: (query: string) => void;
}

/** Writes a query into the field. */
export function QueryRow({ id, isSelected, query, means, onChoose }: QueryRowProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and handles the keys.
    <div
      className={styles.hit}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isSelected}
      // The press must not take the focus from the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(query)}
    >
      <span className={styles.tile}>
        <Icon name="search" />
      </span>
      <span className={styles.text}>
        <span className={styles.title}>
          <span className={styles.name}>{query}</span>
        </span>
        {means && <span className={styles.why}>{means}</span>}
      </span>
    </div>
  );
}
