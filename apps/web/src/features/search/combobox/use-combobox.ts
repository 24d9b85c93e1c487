import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { startPictureTransition } from '../../../ui/controls/picture-transition.ts';
import { isPlainWords, itemHref, searchTerm } from '../search-links.ts';
import { moveFor } from './combobox-keys.ts';
import { useSuggestions } from './use-suggestions.ts';

/**
 * The suggestions of a text box, for plain words. Nothing is selected until an arrow key is pressed, so Enter
 * searches.
 */
export function useCombobox(text: string, onType: (text: string) => void) {
  const listId = useId();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const suggestions = useSuggestions(isOpen && isPlainWords(text) ? searchTerm(text) : '');
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
  const choose = (place: number) => {
    const suggestion = suggestions[place];
    if (!suggestion) return;
    const option = document.getElementById(optionId(place));
    if (option) startPictureTransition(option);
    turn(false);
    void navigate(itemHref(suggestion.id));
  };
  /** Whether the key was for the list. */
  const press = (event: KeyboardEvent): boolean => {
    const move = moveFor(event.key, { count: suggestions.length, active });
    if (event.key === 'Enter') turn(false);
    if (move === null) return false;
    event.preventDefault();
    if (move === 'choose') choose(active);
    else if (typeof move === 'object') setActive(move.to);
    else turn(move === 'open');
    return true;
  };

  return {
    type,
    press,
    close: () => turn(false),
    count: suggestions.length,
    box: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isShown,
      'aria-controls': isShown ? listId : undefined,
      'aria-activedescendant': active >= 0 ? optionId(active) : undefined,
    } as const,
    list: isShown ? { listId, optionId, suggestions, active, onPoint: setActive, onChoose: choose } : null,
  };
}
