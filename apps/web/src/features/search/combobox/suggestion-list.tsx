import type { Suggestion } from '@wallabee/contract/items/search';
import { PlateArt } from '../../../game-ui/plate-art.tsx';
import { artOf } from '../../../platform/pages/art.ts';
import { searchStrings } from '../search.strings.ts';
import styles from './suggestion-list.module.css';

interface SuggestionListProps {
  listId: string;
  optionId: (place: number) => string;
  suggestions: readonly Suggestion[];
  active: number;
  onPoint: (place: number) => void;
  onChoose: (place: number) => void;
}

export function SuggestionList(props: SuggestionListProps) {
  const { listId, optionId, suggestions, active, onPoint, onChoose } = props;
  return (
    <div className={styles.sheet} id={listId} role="listbox" aria-label={searchStrings.suggestions}>
      {suggestions.map(({ id, name, set_name, hue, image_key }, place) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the text box has the focus and handles the keys.
        <div
          key={id}
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
          <PlateArt
            art={artOf({ kind: 'item', id }, image_key, 50)}
            size="thumb"
            pixels={44}
            hue={hue}
            isEager
          />
          <span className={styles.text}>
            <span className={styles.name}>{name}</span>
            <span className={styles.set}>{set_name}</span>
          </span>
        </div>
      ))}
    </div>
  );
}
