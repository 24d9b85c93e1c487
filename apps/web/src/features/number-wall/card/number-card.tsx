import { prestigeOf } from '@wallabee/contract/items/prestige-rules';
import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import type { NumberState } from '@wallabee/contract/search/number-state';
import type { ListedNumber } from '@wallabee/contract/search/search-results';
import type { KeyboardEvent } from 'react';
import { gameUiStrings } from '../../../game-ui/game-ui.strings.ts';
import { NumberChip } from '../../../game-ui/number-chip.tsx';
import { PlateArt } from '../../../game-ui/plate-art.tsx';
import { StateMark } from '../../../game-ui/state-mark.tsx';
import { artOf } from '../../../platform/pages/art.ts';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { formatDate } from '../../../ui/format-date.ts';
import { formatNumber } from '../../../ui/format-number.ts';
import { Icon } from '../../../ui/icon.tsx';
import { wallStrings } from '../number-wall.strings.ts';
import { PatternTags } from '../pattern-tags.tsx';
import { historyHref, numberHref } from '../wall-links.ts';
import { WhereLine } from '../where-line.tsx';
import styles from './number-card.module.css';
import { useListedNumber } from './use-listed-number.ts';

export interface WallType {
  item_type_id: ItemTypeId;
  name: string;
  hue: number;
  image_key: string;
}

interface NumberCardProps {
  type: WallType;
  number: number;
  total: number;
  /** As the wall shows it, until the rest is there. */
  state: NumberState | null;
  thisYear: number;
  known: readonly ListedNumber[];
  /** A past day, of which only the state is known. */
  at: string | null;
  onChoose: (number: number) => void;
  onClose: () => void;
}

export function NumberCard(props: NumberCardProps) {
  const { type, number, total, state, thisYear, known, at, onChoose, onClose } = props;
  const listed = useListedNumber({ itemTypeId: type.item_type_id, number, known, isPast: at !== null });
  const shown = formatNumber(number);
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it from any of its controls.
    <div className={styles.content} onKeyDown={press}>
      <PlateArt
        art={artOf({ kind: 'item', id: type.item_type_id }, type.image_key, 100)}
        size="mini"
        pixels={72}
        hue={type.hue}
        prestige={prestigeOf(number)}
      />
      <div className={styles.text}>
        <div className={styles.head}>
          <NumberChip number={number} />
          <PatternTags number={number} thisYear={thisYear} kind="set" chosen={null} />
        </div>
        <p className={styles.name}>{type.name}</p>
        <Whereabouts state={state} at={at} {...listed} />
      </div>
      <IconButton className={styles.close} icon="close" label={wallStrings.closeCard} onClick={onClose} />
      <div className={styles.actions}>
        <Step icon="arrowLeft" label={wallStrings.previous} to={number - 1} {...{ total, onChoose }} />
        <ButtonLink isSmall to={numberHref(type.item_type_id, number)}>
          {wallStrings.openNumber(shown)}
        </ButtonLink>
        {listed.row && (
          <ButtonLink look="line" isSmall to={historyHref(listed.row.item_id)}>
            {wallStrings.history}
          </ButtonLink>
        )}
        <Step icon="arrowRight" label={wallStrings.next} to={number + 1} {...{ total, onChoose }} />
      </div>
    </div>
  );
}

interface StepProps {
  icon: 'arrowLeft' | 'arrowRight';
  label: string;
  to: number;
  total: number;
  onChoose: (number: number) => void;
}

function Step({ icon, label, to, total, onChoose }: StepProps) {
  return (
    <Button
      className={styles.step}
      look="line"
      isSmall
      aria-label={label}
      disabled={to < 1 || to > total}
      onClick={() => onChoose(to)}
    >
      <Icon name={icon} />
    </Button>
  );
}

interface WhereaboutsProps {
  state: NumberState | null;
  at: string | null;
  row: ListedNumber | undefined;
  isFailed: boolean;
  isLoading: boolean;
  retry: () => void;
}

function Whereabouts({ state, at, row, isFailed, isLoading, retry }: WhereaboutsProps) {
  if (row) {
    return (
      <>
        <WhereLine number={row} />
        {row.moved_at && <p className={styles.since}>{wallStrings.since(formatDate(row.moved_at))}</p>}
      </>
    );
  }
  return (
    <p className={styles.since} aria-busy={isLoading}>
      {state && (
        <span className={styles.state}>
          <StateMark state={state} />
          {gameUiStrings.states[state]}
        </span>
      )}
      {at !== null && wallStrings.onDay(formatDate(at))}
      {isFailed && (
        <>
          {wallStrings.lookUpFailed}{' '}
          <Button look="quiet" isSmall onClick={retry}>
            {wallStrings.tryAgain}
          </Button>
        </>
      )}
    </p>
  );
}
