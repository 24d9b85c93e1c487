import type { Instant } from '@wallabee/game/state/item-state';
import type { Facts } from '@wallabee/simulated-players/texts/facts';
import type { ItemFact } from '../../play/diary.ts';
import type { Player } from '../../players/player.ts';
import type { About, Condition } from './scenes.ts';

/** Something that friends write to each other about; the first of the pair begins. */
export interface Occasion {
  readonly pair: readonly [Player, Player];
  readonly at: Instant;
  readonly about: About;
  readonly facts: Facts;
  readonly conditions: readonly Condition[];
  /** The items behind `item` and `item2` of the facts. */
  readonly item?: ItemFact | undefined;
  readonly item2?: ItemFact | undefined;
  /** Nobody writes from then on. */
  readonly endsBy?: Instant;
  /** The last message is from the first of the pair, and the second has not read it. */
  readonly isUnread?: boolean;
  /** Taken up again after some weeks. */
  readonly isResumed?: boolean;
}
