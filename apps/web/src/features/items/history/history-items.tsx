import type { HistoryItem } from '@wallabee/contract/items/history';
import type { LabelledEntry } from '@wallabee/contract/items/history-rules';
import { ItemPlate } from '../../../game-ui/item-plate.tsx';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { itemArt, numberHref } from '../item-links.ts';
import { historyStrings } from './history.strings.ts';
import styles from './history-items.module.css';

interface HistoryItemsProps {
  event: LabelledEntry;
  itemId: number;
}

/** Most events are about one item; they show no picture, because it would repeat a hundred times. */
export function isAboutOneItem({ secondary_item, tertiary_item }: LabelledEntry): boolean {
  return !secondary_item && !tertiary_item;
}

export function HistoryItems({ event, itemId }: HistoryItemsProps) {
  return (
    <div className={styles.items}>
      {involved(event).map(({ item, sign }) => (
        <span key={item.item_id} className={styles.part}>
          {sign && (
            <span className={styles.sign} role="img" aria-label={SIGN_LABELS[sign]}>
              <Icon name={sign} />
            </span>
          )}
          <ItemPlate
            size="thumb"
            name={item.name}
            number={item.number}
            art={{ ...itemArt(item, null, 100), alt: '' }}
            hue={item.hue}
            href={item.item_id === itemId ? undefined : numberHref(item.item_type_id, item.number)}
          />
        </span>
      ))}
    </div>
  );
}

type Sign = Extract<IconName, 'plus' | 'arrowRight' | 'refresh'>;

const SIGN_LABELS: Record<Sign, string> = {
  plus: historyStrings.and,
  arrowRight: historyStrings.becomes,
  refresh: historyStrings.insteadOf,
};

interface Involved {
  item: HistoryItem;
  sign: Sign | null;
}

/** The contract's `history-event.ts` defines the roles of the items. */
function involved({ type, primary_item, secondary_item, tertiary_item }: LabelledEntry): Involved[] {
  if (type === 'itemcreated') {
    return inOrder([
      [secondary_item, 'plus'],
      [tertiary_item, 'plus'],
      [primary_item, 'arrowRight'],
    ]);
  }
  const isOpening = type === 'mysteryboxopened' || type === 'chestopened' || type === 'grabbagopened';
  return inOrder([
    [primary_item, 'plus'],
    [secondary_item, isOpening ? 'arrowRight' : 'refresh'],
    [tertiary_item, 'plus'],
  ]);
}

function inOrder(parts: [HistoryItem | null, Sign][]): Involved[] {
  const there = parts.flatMap(([item, sign]) => (item ? [{ item, sign }] : []));
  return there.map(({ item, sign }, place) => ({ item, sign: place === 0 ? null : sign }));
}
