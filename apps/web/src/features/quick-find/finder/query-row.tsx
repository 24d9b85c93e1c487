import { Icon } from '../../../ui/icon.tsx';
import styles from './hit.module.css';

interface QueryRowProps {
  id: string;
  isSelected: boolean;
  query: string;
  means: string | null;
  onChoose: (query: string) => void;
}

export function QueryRow({ id, isSelected, query, means, onChoose }: QueryRowProps) {
  return (
    <button
      className={styles.hit}
      id={id}
      type="button"
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
    </button>
  );
}
