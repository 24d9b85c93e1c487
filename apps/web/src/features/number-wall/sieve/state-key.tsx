import { type NumberState, STATE_LETTERS } from '@wallabee/contract/search/number-state';
import { gameUiStrings } from '../../../game-ui/game-ui.strings.ts';
import { StateMark } from '../../../game-ui/state-mark.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { wallStrings } from '../number-wall.strings.ts';
import { SIEVE_FORM } from './sieve-form.tsx';
import styles from './state-key.module.css';
import type { WallCounts } from './wall-counts.ts';
import type { WallFilters } from './wall-filters.ts';

interface StateKeyProps {
  states: readonly NumberState[];
  chosen: WallFilters['status'];
  counts: WallCounts | null;
  onStates: (states: NumberState[] | null) => void;
}

/** The key of the marks is the filter of the states. */
export function StateKey({ states, chosen, counts, onStates }: StateKeyProps) {
  const isOn = (state: NumberState) => chosen === null || chosen.includes(state);
  const turn = (turned: NumberState) => {
    const on = states.filter((state) => isOn(state) !== (state === turned));
    onStates(on.length === states.length ? null : on);
  };
  return (
    <fieldset className={styles.key}>
      <legend>
        <VisuallyHidden>{wallStrings.key}</VisuallyHidden>
      </legend>
      {states.map((state) => (
        <label key={state}>
          <input
            type="checkbox"
            name="status"
            value={state}
            form={SIEVE_FORM}
            checked={isOn(state)}
            onChange={() => turn(state)}
          />
          <span>
            <StateMark state={state} />
            <b aria-hidden="true">{state === 'mixed' ? wallStrings.mixedLetter : STATE_LETTERS[state]}</b>
            {gameUiStrings.states[state]}
            {counts && <small>{formatNumber(counts.states[state])}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
