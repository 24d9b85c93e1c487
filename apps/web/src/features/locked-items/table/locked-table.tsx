import type { LockedItem } from '@wallabee/contract/locked-items/locked-item';
import type { LockedItemSort } from '@wallabee/contract/locked-items/locked-item-rules';
import { lockedSections } from '@wallabee/contract/locked-items/locked-item-sections';
import { memo, type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react';
import { NumberChip } from '../../../game-ui/number-chip.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { JumpLinks } from '../../../ui/controls/jump-links.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { ListWays } from '../../../ui/lists/list-ways.tsx';
import { useWindowedRows } from '../../../ui/lists/use-windowed-rows.ts';
import { lockedItemStrings as strings } from '../locked-items.strings.ts';
import { whereabouts } from '../whereabouts.ts';
import { jumpsOf } from './jumps.ts';
import styles from './locked-table.module.css';

interface LockedTableProps {
  items: readonly LockedItem[];
  sort: LockedItemSort;
  /** Beside the links to the sections. */
  beside?: ReactNode;
  actionOf?: ActionOf | undefined;
}

/** The same function for the same list, because the rows are memoised. */
export type ActionOf = (item: LockedItem) => ReactNode;

export function LockedTable({ items, sort, beside, actionOf }: LockedTableProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const { start, end, jumpTo } = useWindowedRows(body, items.length, STEPS);
  const sections = useMemo(() => lockedSections(items, sort), [items, sort]);
  const jump = useRowFocus(body, jumpTo);
  return (
    <>
      <ListWays>
        <JumpLinks
          label={strings.jump}
          jumps={jumpsOf(sections)}
          onJump={(place) => jump(sections[place]?.start ?? 0)}
        />
        {beside}
      </ListWays>
      <table
        className={classNames(styles.table, actionOf && styles.acting)}
        aria-label={strings.table}
        aria-rowcount={items.length + 1}
      >
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col">{strings.columns.number}</th>
            <th scope="col">{strings.columns.name}</th>
            {strings.columns.rb.map(({ short, long }) => (
              <th key={short} scope="col">
                <abbr title={long}>{short}</abbr>
              </th>
            ))}
            {actionOf && (
              <th scope="col">
                <VisuallyHidden>{strings.action}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody ref={body}>
          {items.slice(start, end).map((item, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: sorting then updates the rows instead of creating them again.
            <LockedRow key={start + place} item={item} rowIndex={start + place + 2} actionOf={actionOf} />
          ))}
        </tbody>
      </table>
    </>
  );
}

/** The row that a link jumped to is rendered later, and gets the focus then. */
function useRowFocus(body: RefObject<HTMLElement | null>, jumpTo: (place: number) => void) {
  const wanted = useRef<number>(undefined);
  useEffect(() => {
    if (wanted.current === undefined) return;
    const row = body.current?.querySelector(`[aria-rowindex="${wanted.current + 2}"]`);
    if (!row) return;
    wanted.current = undefined;
    row.querySelector('a')?.focus({ preventScroll: true });
  });
  return (place: number) => {
    wanted.current = place;
    jumpTo(place);
  };
}

const STEPS = { step: 8, atFirst: 24 };

interface LockedRowProps {
  item: LockedItem;
  rowIndex: number;
  actionOf: ActionOf | undefined;
}

const LockedRow = memo(function LockedRow({ item, rowIndex, actionOf }: LockedRowProps) {
  const { item_type_id, number, name, variant_name } = item;
  return (
    <tr aria-rowindex={rowIndex} data-odd={rowIndex % 2 === 1 || undefined}>
      <td className={styles.number}>
        <NumberChip number={number} />
      </td>
      <td className={styles.name}>
        <Link to={`/tools/item/${item_type_id}/num/${number}`} isPrefetched={false}>
          {name}
        </Link>
        {variant_name && <span> {strings.variant(variant_name)}</span>}
        <small>{whereabouts(item)}</small>
      </td>
      {strings.columns.rb.map(({ short }) => (
        <td key={short} className={styles.masked}>
          {strings.masked}
        </td>
      ))}
      {actionOf && <td className={styles.action}>{actionOf(item)}</td>}
    </tr>
  );
});
