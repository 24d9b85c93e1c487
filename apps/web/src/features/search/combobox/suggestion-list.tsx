import type { Suggestion } from '@wallabee/contract/items/search';
import type { ComponentProps } from 'react';
import { PlateArt } from '../../../game-ui/plate-art.tsx';
import { artOf } from '../../../platform/pages/art.ts';
import { type Option, OptionList } from '../../../ui/lists/option-list.tsx';
import { searchStrings } from '../search.strings.ts';
import styles from './suggestion-list.module.css';

interface SuggestionListProps
  extends Omit<ComponentProps<typeof OptionList>, 'label' | 'options' | 'className'> {
  suggestions: readonly Suggestion[];
}

export function SuggestionList({ suggestions, ...rest }: SuggestionListProps) {
  return (
    <OptionList
      {...rest}
      className={styles.sheet}
      label={searchStrings.suggestions}
      options={suggestions.map(optionOf)}
    />
  );
}

function optionOf({ id, name, set_name, hue, image_key }: Suggestion): Option {
  const art = artOf({ kind: 'item', id }, image_key, 50);
  return {
    key: id,
    name,
    detail: set_name,
    picture: <PlateArt art={art} size="thumb" pixels={40} hue={hue} isEager />,
  };
}
