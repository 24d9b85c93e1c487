import { type ReactNode, useEffect, useRef } from 'react';
import { NumberChip } from '../../../game-ui/number-chip.tsx';
import { PlateArt } from '../../../game-ui/plate-art.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { MediaRow } from '../../../ui/lists/media-list.tsx';
import { numberArt } from '../number-links.ts';
import { editProudestStrings as strings } from './edit-proudest.strings.ts';
import type { Draft, DraftNumber } from './proud-draft.ts';
import styles from './proud-editor.module.css';

interface ChosenListProps {
  draft: Draft;
  onMove: (item: DraftNumber, by: -1 | 1) => void;
  onRemove: (item: DraftNumber) => void;
}

export function ChosenList({ draft, onMove, onRemove }: ChosenListProps) {
  const list = useRef<HTMLOListElement>(null);
  const focused = useRef<string>(undefined);
  // An element that is moved loses the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus returns when the order has changed.
  useEffect(() => {
    if (focused.current === undefined) return;
    list.current?.querySelector<HTMLElement>(`[data-move="${focused.current}"]`)?.focus();
    focused.current = undefined;
  }, [draft]);
  const move = (item: DraftNumber, by: -1 | 1) => {
    focused.current = `${item.item_id} ${by}`;
    onMove(item, by);
  };
  return (
    <ol ref={list} className={styles.chosen} aria-label={strings.chosen}>
      {draft.map((item, place) => (
        <li key={item.item_id}>
          <NumberRow item={item}>
            <IconButton
              icon="arrowUp"
              label={strings.forward(item.name, item.number)}
              data-move={`${item.item_id} -1`}
              aria-disabled={place === 0 || undefined}
              onClick={() => move(item, -1)}
            />
            <IconButton
              icon="arrowDown"
              label={strings.back(item.name, item.number)}
              data-move={`${item.item_id} 1`}
              aria-disabled={place === draft.length - 1 || undefined}
              onClick={() => move(item, 1)}
            />
            <IconButton
              icon="close"
              label={strings.remove(item.name, item.number)}
              onClick={() => onRemove(item)}
            />
          </NumberRow>
        </li>
      ))}
    </ol>
  );
}

export function NumberRow({ item, children }: { item: DraftNumber; children: ReactNode }) {
  return (
    <MediaRow
      picture={<PlateArt art={numberArt(item)} hue={item.hue} size="thumb" pixels={40} />}
      title={item.name}
      detail={<NumberChip number={item.number} />}
      end={<span className={styles.controls}>{children}</span>}
    />
  );
}
