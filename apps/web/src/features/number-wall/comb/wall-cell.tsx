import type { NumberState } from '@wallabee/contract/search/number-state';
import { STATE_LETTERS } from '@wallabee/contract/search/number-state';
import type { MouseEvent } from 'react';
import { stateMarkClass } from '../../../game-ui/state-mark.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Link } from '../../../ui/controls/link.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { wallStrings } from '../number-wall.strings.ts';
import { numberHref } from '../wall-links.ts';
import styles from './wall-cell.module.css';
import { cellName, type WallView } from './wall-view.ts';

interface WallCellProps {
  view: WallView;
  number: number;
  state: NumberState | null;
  isDim?: boolean;
  /** Single and double digits show their number. */
  hasFigure?: boolean;
  /** Follows the pointer, and repeats a cell that is there already. */
  isPointed?: boolean;
  className?: string | undefined;
}

/** A link to its number, which a press without other keys shows in the card. */
export function WallCell(props: WallCellProps) {
  const { view, number, state, hasFigure, isPointed } = props;
  const { itemTypeId, active, chosen, onChoose } = view;
  const isChosen = chosen === number;
  const choose = (event: MouseEvent) => {
    // Enter on the chosen cell, which is a click without a pointer, follows the link.
    const isFollowed = isChosen && event.detail === 0;
    if (isFollowed || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // Otherwise it would count as a link that leads away, which discards what is not in the address yet.
    event.stopPropagation();
    onChoose(number);
  };
  return (
    <Link
      className={classOf(props)}
      to={numberHref(itemTypeId, number)}
      isPrefetched={false}
      data-state={state ?? undefined}
      data-number={isPointed ? undefined : number}
      tabIndex={active === number && !isPointed ? 0 : -1}
      aria-label={cellName(number, state)}
      aria-current={isChosen ? 'true' : undefined}
      aria-hidden={isPointed}
      onClick={choose}
    >
      {hasFigure ? (
        <span className={styles.figure}>{formatNumber(number)}</span>
      ) : (
        view.hasLetters && state && <Letter state={state} />
      )}
    </Link>
  );
}

function classOf({ view, number, state, isDim, hasFigure, isPointed, className }: WallCellProps): string {
  return classNames(
    stateMarkClass,
    styles.cell,
    hasFigure ? styles.figured : view.hasLetters && styles.lettered,
    state === null && styles.wax,
    isDim && styles.dim,
    view.chosen === number && styles.chosen,
    isPointed && styles.pointed,
    className,
  );
}

function Letter({ state }: { state: NumberState }) {
  return (
    <span className={styles.letter} aria-hidden="true">
      {state === 'mixed' ? wallStrings.mixedLetter : STATE_LETTERS[state]}
    </span>
  );
}
