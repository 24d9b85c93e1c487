import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { JumpLinks } from '../controls/jump-links.tsx';
import { formatNumber } from '../format-number.ts';
import { ListWays } from './list-ways.tsx';
import { useWindowedGroups } from './use-windowed-groups.ts';
import styles from './windowed-groups.module.css';

export interface Group<Entry> {
  id: string;
  name: string;
  entries: readonly Entry[];
}

type WindowedGroupsProps<Entry> = {
  groups: readonly Group<Entry>[];
  /** All cards need one height, or the scroll bar would be wrong. */
  card: (entry: Entry, isFirst: boolean) => ReactNode;
  jumpLabel: string;
  /** Beside the links to the groups. */
  beside?: ReactNode;
  /** False while `groups` are only the beginning, so that their counts are not known. */
  isWhole?: boolean | undefined;
};

export function WindowedGroups<Entry>({
  groups,
  card,
  jumpLabel,
  beside,
  isWhole = true,
}: WindowedGroupsProps<Entry>) {
  const list = useRef<HTMLDivElement>(null);
  const counts = useMemo(() => groups.map(({ entries }) => entries.length), [groups]);
  const { groups: shown, jumpTo } = useWindowedGroups(list, counts, STEPS);
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    const heading = wanted.current && document.getElementById(wanted.current);
    if (!heading) return;
    wanted.current = undefined;
    heading.focus({ preventScroll: true });
  });
  const jump = (place: number) => {
    wanted.current = groups[place]?.id;
    jumpTo(place);
  };

  return (
    <>
      <ListWays>
        {isWhole && (
          <JumpLinks
            label={jumpLabel}
            jumps={groups.map(({ id, name, entries }) => ({ id, label: name, count: entries.length }))}
            onJump={jump}
          />
        )}
        {beside}
      </ListWays>
      <div ref={list} className={styles.list}>
        {shown.map(({ group: place, start, end }) => {
          const group = groups[place];
          if (!group) return null;
          return (
            <section key={group.id} className={styles.group} aria-labelledby={group.id}>
              <h3 id={group.id} tabIndex={-1}>
                <span>{group.name}</span>
                {isWhole && <small>{formatNumber(group.entries.length)}</small>}
              </h3>
              <ul className={styles.grid}>
                {group.entries.slice(start, end).map((entry, offset) => (
                  // Screen readers announce the position in the group.
                  <li
                    // biome-ignore lint/suspicious/noArrayIndexKey: another list then updates the cards instead of creating them again.
                    key={start + offset}
                    aria-posinset={start + offset + 1}
                    aria-setsize={isWhole ? group.entries.length : -1}
                  >
                    {card(entry, place === 0 && start + offset < ABOVE_THE_FOLD)}
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </>
  );
}

const ABOVE_THE_FOLD = 6;

/** Enough for a tall screen before the script has loaded. */
export const SENT_AT_ONCE = 48;

const STEPS = { step: 2, atFirst: SENT_AT_ONCE };
