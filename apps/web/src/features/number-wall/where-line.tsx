import { numberStateOf } from '@wallabee/contract/search/number-state';
import type { ListedNumber } from '@wallabee/contract/search/search-results';
import { StateMark } from '../../game-ui/state-mark.tsx';
import { stateWordsOf } from '../../game-ui/state-words.ts';
import { Link, type SiteAddress } from '../../ui/controls/link.tsx';
import { numberHref, placeHref, playerHref } from './wall-links.ts';
import styles from './where-line.module.css';

/** The mark of a number's state, and a link to who has it or where it is. */
export function WhereLine({ number }: { number: ListedNumber }) {
  const { lead, name } = stateWordsOf(number);
  const href = hrefOf(number);
  return (
    <span className={styles.line}>
      <StateMark state={numberStateOf(number)} />
      <span>
        {lead}
        {name !== null && ' '}
        {name !== null && (href ? <Link to={href}>{name}</Link> : <b>{name}</b>)}
      </span>
    </span>
  );
}

function hrefOf(number: ListedNumber): SiteAddress | null {
  const { owner, place, used_in } = number;
  const state = numberStateOf(number);
  if (state === 'place') return place && placeHref(place.id);
  if (state === 'mixed') return used_in && numberHref(used_in.item_type_id, used_in.number);
  return owner && playerHref(owner.id);
}
