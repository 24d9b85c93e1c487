import { keepPreviousData } from '@tanstack/react-query';
import { searchCalls } from '@wallabee/contract/search/search.calls';
import { useState } from 'react';
import { QueryView } from '../../../platform/queries/query-view.tsx';
import { useApiQuery } from '../../../platform/queries/use-api-query.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { SearchBox } from '../../../ui/controls/search-box.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { MediaList } from '../../../ui/lists/media-list.tsx';
import { useDebounced } from '../../../ui/lists/use-debounced.ts';
import { NumberRow } from './chosen-list.tsx';
import { editProudestStrings as strings } from './edit-proudest.strings.ts';
import { foundNumbers, ownQuery } from './own-query.ts';
import { type Draft, type DraftNumber, has, isFull } from './proud-draft.ts';
import styles from './proud-editor.module.css';

interface OwnNumbersProps {
  draft: Draft;
  onAdd: (item: DraftNumber) => void;
}

/** Finds a player's own numbers, in the language of the search. */
export function OwnNumbers({ draft, onAdd }: OwnNumbersProps) {
  const [text, setText] = useState('');
  const q = ownQuery(useDebounced(text));
  const query = useApiQuery(
    searchCalls.search,
    { query: { q, of: 'numbers', order: 'number', page: 1 } },
    { placeholderData: keepPreviousData },
  );
  return (
    <div className={styles.search}>
      <SearchBox
        label={strings.search}
        placeholder={strings.placeholder}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <QueryView query={query} failed={strings.searchFailed} skeleton={<ListSkeleton rows={4} />}>
        {({ results }) => (
          <Found
            numbers={foundNumbers(results).filter((item) => !has(draft, item))}
            isFull={isFull(draft)}
            onAdd={onAdd}
          />
        )}
      </QueryView>
    </div>
  );
}

const SHOWN = 12;

interface FoundProps {
  numbers: readonly DraftNumber[];
  isFull: boolean;
  onAdd: (item: DraftNumber) => void;
}

function Found({ numbers, isFull: isFullNow, onAdd }: FoundProps) {
  if (numbers.length === 0) return <p className={styles.hint}>{strings.noResults}</p>;
  return (
    <>
      <MediaList label={strings.results}>
        {numbers.slice(0, SHOWN).map((item) => (
          <NumberRow key={item.item_id} item={item}>
            <Button
              look="line"
              isSmall
              aria-label={strings.add(item.name, item.number)}
              disabled={isFullNow}
              onClick={() => onAdd(item)}
            >
              {strings.choose}
            </Button>
          </NumberRow>
        ))}
      </MediaList>
      {numbers.length > SHOWN && <p className={styles.hint}>{strings.more(SHOWN)}</p>}
    </>
  );
}
