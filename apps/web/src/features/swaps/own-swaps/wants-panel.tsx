import type { OwnSwaps } from '@wallabee/contract/swaps/own-swaps';
import { MOST_WANTED_QUERIES } from '@wallabee/contract/swaps/swap-limits';
import { useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { Latch } from '../../../ui/controls/latch.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import styles from './editor.module.css';
import { LazyWantDialog } from './lazy-parts.tsx';
import { wantStrings as strings } from './own-swaps.strings.ts';
import { QueryWantRow } from './query-want-row.tsx';
import type { OwnChanges } from './use-own-changes.ts';
import { type ChangedWants, changedWants, type QueryWant, sortedWants } from './wants.ts';

type WantsPanelProps = { own: OwnSwaps; changes: OwnChanges };

export function WantsPanel({ own, changes }: WantsPanelProps) {
  const { missing, lower, queries } = sortedWants(own.wants);
  const [edited, setEdited] = useState<QueryWant | 'new' | null>(null);
  const [wasOpened, setOpened] = useState(false);
  if (edited !== null && !wasOpened) setOpened(true);
  const change = (changed: ChangedWants, done: string) =>
    changes.change(own, { wants: changedWants(own.wants, changed) }, { done });
  return (
    <Panel heading={strings.heading}>
      <ul className={styles.wants}>
        <li>
          <Latch
            label={strings.missing}
            detail={strings.missingCount(formatNumber(own.missing_types), own.missing_types === 1)}
            checked={missing.on}
            onChange={({ target: { checked: on } }) =>
              change({ missing: { ...missing, on } }, switched(strings.missing, on))
            }
          />
          {missing.on && (
            <Option
              label={strings.evenForBetter}
              isOn={missing.gives_better_class}
              onChange={(isOn) =>
                change({ missing: { ...missing, gives_better_class: isOn } }, strings.changed)
              }
            />
          )}
        </li>
        <li>
          <Latch
            label={strings.lower}
            detail={strings.lowerDetail}
            checked={lower.on}
            onChange={({ target: { checked: on } }) =>
              change({ lower: { ...lower, on } }, switched(strings.lower, on))
            }
          />
          {lower.on && (
            <Option
              label={strings.onlyBetterClass}
              isOn={lower.better_class_only}
              onChange={(isOn) => change({ lower: { ...lower, better_class_only: isOn } }, strings.changed)}
            />
          )}
        </li>
        {queries.map((want, place) => (
          <QueryWantRow
            // Two wants may have one name.
            // biome-ignore lint/suspicious/noArrayIndexKey: a want is identified by its place in the list.
            key={place}
            want={want}
            onEdit={() => setEdited(want)}
            onSwitch={(on) =>
              change({ queries: replaced(queries, want, { ...want, on }) }, switched(want.name, on))
            }
            onRemove={() => change({ queries: replaced(queries, want) }, strings.removed(want.name))}
          />
        ))}
      </ul>
      <div className={styles.below}>
        {queries.length < MOST_WANTED_QUERIES ? (
          <Button look="line" isSmall onClick={() => setEdited('new')}>
            <Icon name="plus" />
            {strings.add}
          </Button>
        ) : (
          <p className={styles.note}>{strings.mostQueries(MOST_WANTED_QUERIES)}</p>
        )}
      </div>
      {wasOpened && (
        <LazyWantDialog own={own} changes={changes} edited={edited} onClose={() => setEdited(null)} />
      )}
    </Panel>
  );
}

function switched(name: string, isOn: boolean): string {
  return isOn ? strings.switchedOn(name) : strings.switchedOff(name);
}

function replaced(queries: readonly QueryWant[], old: QueryWant, want?: QueryWant): QueryWant[] {
  return queries.flatMap((one) => (one === old ? (want ?? []) : one));
}

interface OptionProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

function Option({ label, isOn, onChange }: OptionProps) {
  return (
    <label className={styles.option}>
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  );
}
