import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './option-list.module.css';

export interface Option {
  key: string | number;
  picture: ReactNode;
  name: string;
  detail: string;
  end?: ReactNode;
}

interface OptionListProps {
  label: string;
  listId: string;
  optionId: (place: number) => string;
  options: readonly Option[];
  active: number;
  onPoint: (place: number) => void;
  onChoose: (place: number) => void;
  className?: string | undefined;
}

/** The list below a text box, which has the focus and handles the keys. */
export function OptionList(props: OptionListProps) {
  const { label, listId, optionId, options, active, onPoint, onChoose, className } = props;
  return (
    <div className={classNames(styles.sheet, className)} id={listId} role="listbox" aria-label={label}>
      {options.map(({ key, picture, name, detail, end }, place) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the text box has the focus and handles the keys.
        <div
          key={key}
          id={optionId(place)}
          className={styles.option}
          role="option"
          tabIndex={-1}
          aria-selected={place === active}
          // The press must not blur the text box, or the list would close before the click.
          onMouseDown={(event) => event.preventDefault()}
          onMouseMove={() => onPoint(place)}
          onClick={() => onChoose(place)}
        >
          {picture}
          <span className={styles.text}>
            <span className={styles.name}>{name}</span>
            <span className={styles.detail}>{detail}</span>
          </span>
          {end}
        </div>
      ))}
    </div>
  );
}
