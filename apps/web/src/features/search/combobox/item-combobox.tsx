import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { startPictureTransition } from '../../../ui/controls/picture-transition.ts';
import { SearchBox } from '../../../ui/controls/search-box.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { searchStrings } from '../search.strings.ts';
import { itemHref, LONGEST_TERM, searchTerm } from '../search-links.ts';
import { moveFor } from './combobox-keys.ts';
import styles from './item-combobox.module.css';
import { SuggestionList } from './suggestion-list.tsx';
import { useEarlyTyping } from './use-early-typing.ts';
import { useSuggestions } from './use-suggestions.ts';

interface ItemComboboxProps {
  text: string;
  onType: (text: string) => void;
}

/** Nothing is selected until an arrow key is pressed, so Enter searches. */
export function ItemCombobox({ text, onType }: ItemComboboxProps) {
  const listId = useId();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const suggestions = useSuggestions(isOpen ? searchTerm(text) : '');
  const isShown = suggestions.length > 0;
  const optionId = (place: number) => `${listId}-${place}`;

  const turn = (isWanted: boolean) => {
    setOpen(isWanted);
    setActive(-1);
  };
  const type = (typed: string) => {
    turn(true);
    onType(typed);
  };
  const box = useEarlyTyping(type);
  const choose = (place: number) => {
    const suggestion = suggestions[place];
    if (!suggestion) return;
    const option = document.getElementById(optionId(place));
    if (option) startPictureTransition(option);
    turn(false);
    void navigate(itemHref(suggestion.id));
  };
  const press = (event: KeyboardEvent) => {
    // The input method handles the keys while a word is being composed.
    const list = { count: suggestions.length, active };
    const move = event.nativeEvent.isComposing ? null : moveFor(event.key, list);
    if (event.key === 'Enter') turn(false);
    if (move === null) return;
    event.preventDefault();
    if (move === 'choose') choose(active);
    else if (typeof move === 'object') setActive(move.to);
    else turn(move === 'open');
  };

  return (
    <div className={styles.combobox}>
      <SearchBox
        ref={box}
        label={searchStrings.boxes.items}
        value={text}
        maxLength={LONGEST_TERM}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={isShown ? listId : undefined}
        aria-activedescendant={active >= 0 ? optionId(active) : undefined}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
        onBlur={() => turn(false)}
      />
      {isShown && (
        <SuggestionList
          {...{ listId, optionId, suggestions, active }}
          onPoint={setActive}
          onChoose={choose}
        />
      )}
      <VisuallyHidden>
        <span role="status">{searchStrings.suggested(suggestions.length)}</span>
      </VisuallyHidden>
    </div>
  );
}
