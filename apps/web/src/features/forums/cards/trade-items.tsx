import type { ThreadPage } from '@wallabee/contract/forums/forum';
import { forumCalls } from '@wallabee/contract/forums/forums.calls';
import type { ThreadItems } from '@wallabee/contract/forums/thread-cards';
import { CardChip } from '../../../game-ui/living-text/card-chip.tsx';
import { Where } from '../../../game-ui/living-text/living-card-view.tsx';
import { type Served, useServedQuery } from '../../../platform/queries/served-query.ts';
import { useFollowedItems } from '../../../platform/realtime/use-followed-items.ts';
import { cardStrings } from './cards.strings.ts';
import styles from './trade-items.module.css';

type TradeItemsProps = {
  thread: ThreadPage;
  served: Served<ThreadItems> | null | undefined;
};

/** The head of a trade: which of its items are still there. */
export function TradeItems({ thread, served }: TradeItemsProps) {
  const input = { params: { threadId: thread.thread_id } };
  const { data, refetch } = useServedQuery(forumCalls.readThreadItems, input, served);
  const items = data?.items ?? [];
  useFollowedItems(
    items.map(({ card }) => card),
    () => void refetch(),
  );
  if (!data || items.length === 0) return null;
  return (
    <details className={styles.items} open={items.length <= FEW}>
      <summary>{cardStrings.stillHere(data.still_here, data.total)}</summary>
      <ul>
        {items.map(({ card, by, post_id }) => (
          <li key={`${post_id} ${card.words}`}>
            <CardChip card={card} />
            <span className={styles.where}>
              {cardStrings.from(by.name)}
              {card.holder?.id !== by.id && (
                <>
                  {cardStrings.now}
                  <Where card={card} />
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A longer list is folded. */
const FEW = 5;
