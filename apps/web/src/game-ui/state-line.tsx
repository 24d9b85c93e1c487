import { numberStateOf } from '@wallabee/contract/search/number-state';
import type { ListedNumber } from '@wallabee/contract/search/search-results';
import { classNames } from '../ui/class-names.ts';
import styles from './state-line.module.css';
import { StateMark } from './state-mark.tsx';
import { stateWordsOf } from './state-words.ts';

type StateLineProps = {
  number: ListedNumber;
  /** The name below its lead, as on plates. */
  isTwoLines?: boolean | undefined;
};

/** The mark of a number's state, and who has it or where it is. */
export function StateLine({ number, isTwoLines }: StateLineProps) {
  const { lead, name } = stateWordsOf(number);
  return (
    <span className={classNames(styles.line, isTwoLines && styles.two)}>
      <span>
        <StateMark state={numberStateOf(number)} />
        <span>
          {lead}
          {name !== null && !isTwoLines && <Named name={name} />}
        </span>
      </span>
      {name !== null && isTwoLines && <Named name={name} />}
    </span>
  );
}

function Named({ name }: { name: string }) {
  return (
    <>
      {' '}
      <b>{name}</b>
    </>
  );
}
