import { type NumberState, STATE_LETTERS } from '@wallabee/contract/search/number-state';
import { classNames } from '../ui/class-names.ts';
import { gameUiStrings } from './game-ui.strings.ts';
import styles from './state-mark.module.css';

type StateMarkProps = {
  state: NumberState;
  className?: string | undefined;
};

/** Decoration: the state is in words beside it. */
export function StateMark({ state, className }: StateMarkProps) {
  return <i className={classNames(styles.mark, className)} data-state={state} aria-hidden="true" />;
}

/** With its letter, for a key of the marks. */
export function LetteredStateMark({ state, className }: StateMarkProps) {
  return (
    <span className={styles.lettered}>
      <StateMark state={state} className={className} />
      <b aria-hidden="true">{STATE_LETTERS[state]}</b>
      {gameUiStrings.states[state]}
    </span>
  );
}

/** For elements that are a mark themselves, as the cells of a wall; they need `data-state`. */
export const stateMarkClass = styles.mark;
