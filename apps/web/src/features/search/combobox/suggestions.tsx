import { type RefObject, useEffect, useEffectEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { startPictureTransition } from '../../../ui/controls/picture-transition.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { searchStrings } from '../search.strings.ts';
import { isPlainWords, itemHref, searchTerm } from '../search-links.ts';
import { moveFor } from './combobox-keys.ts';
import { SuggestionList } from './suggestion-list.tsx';
import { useSuggestions } from './use-suggestions.ts';

/** What the box says of its list to screen readers. */
export interface ShownList {
  id: string;
  activeId: string | undefined;
}

export interface SuggestionsProps {
  box: RefObject<HTMLElement | null>;
  text: string;
  onShow: (list: ShownList | null) => void;
}

/**
 * The suggestions of a text box, for plain words. Nothing is selected until an arrow key is pressed, so Enter
 * searches.
 */
export function Suggestions({ box, text, onShow }: SuggestionsProps) {
  const listId = useId();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(true);
  const [active, setActive] = useState(-1);
  const [typed, setTyped] = useState(text);
  const turn = (isWanted: boolean) => {
    setOpen(isWanted);
    setActive(-1);
  };
  if (typed !== text) {
    setTyped(text);
    turn(true);
  }
  const suggestions = useSuggestions(isOpen && isPlainWords(text) ? searchTerm(text) : '');
  const count = suggestions.length;
  const optionId = (place: number) => `${listId}-${place}`;

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
    const move = event.isComposing ? null : moveFor(event.key, { count, active });
    if (event.key === 'Enter') turn(false);
    if (move === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (move === 'choose') choose(active);
    else if (typeof move === 'object') setActive(move.to);
    else turn(move === 'open');
  };
  useListeners(box, { keydown: press, blur: () => turn(false) });

  const activeId = active >= 0 ? optionId(active) : undefined;
  const isShown = count > 0;
  useEffect(() => onShow(isShown ? { id: listId, activeId } : null), [onShow, isShown, listId, activeId]);

  return (
    <>
      {isShown && (
        <SuggestionList
          {...{ listId, optionId, suggestions, active }}
          onPoint={setActive}
          onChoose={choose}
        />
      )}
      <VisuallyHidden>
        <span role="status">{searchStrings.suggested(count)}</span>
      </VisuallyHidden>
    </>
  );
}

/** On the box itself, before the box's own handlers. */
function useListeners(
  box: RefObject<HTMLElement | null>,
  listeners: { keydown: (event: KeyboardEvent) => void; blur: () => void },
) {
  const press = useEffectEvent(listeners.keydown);
  const leave = useEffectEvent(listeners.blur);
  useEffect(() => {
    const element = box.current;
    element?.addEventListener('keydown', press);
    element?.addEventListener('blur', leave);
    return () => {
      element?.removeEventListener('keydown', press);
      element?.removeEventListener('blur', leave);
    };
  }, [box]);
}
