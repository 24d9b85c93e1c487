import type { HeldItem } from '@wallabee/contract/set-progress/set-progress';
import { Link } from '../../ui/controls/link.tsx';
import { formatNumber } from '../../ui/format-number.ts';
import styles from './held-items.module.css';
import { heldItemStrings } from './held-items.strings.ts';

/** All numbers of one type that the player has, by where they are. Undefined until they are known. */
export function HeldNumbers({ items }: { items: readonly HeldItem[] | undefined }) {
  if (!items) return null;
  return (
    <section className={styles.held} aria-label={heldItemStrings.heading}>
      <h2>{heldItemStrings.heading}</h2>
      {items.length === 0 ? <p>{heldItemStrings.none}</p> : <Places items={items} />}
    </section>
  );
}

const PLACES = Object.keys(heldItemStrings.places) as HeldItem['location'][];

/** The lock list and the pouch show them all. */
const NUMBERS_SHOWN = 12;

function Places({ items }: { items: readonly HeldItem[] }) {
  return (
    <dl>
      {PLACES.map((place) => {
        const there = items.filter(({ location }) => location === place);
        if (there.length === 0) return null;
        const others = there.length - NUMBERS_SHOWN;
        return (
          <div key={place}>
            <dt>{heldItemStrings.places[place]}</dt>
            <dd>
              {there.slice(0, NUMBERS_SHOWN).map(({ item_id, number }) => (
                <Link key={item_id} to={`/tools/item/history/${item_id}`}>
                  {heldItemStrings.number(formatNumber(number))}
                </Link>
              ))}
              {others > 0 && <span>{heldItemStrings.more(formatNumber(others))}</span>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
