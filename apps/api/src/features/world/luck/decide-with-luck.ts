import type { Luck } from '@wallabee/game/luck/luck';
import { decide } from '@wallabee/game/rules/decide';
import type { Decision } from '@wallabee/game/rules/decision';
import type { Action } from '@wallabee/game/state/action';
import type { GameCatalogue } from '@wallabee/game/state/game-catalogue';
import type { Instant } from '@wallabee/game/state/item-state';
import type { Snapshot } from '@wallabee/game/state/snapshot';
import type { Db } from '../../../platform/db/db.ts';
import { loadSnapshot } from '../load-snapshot.ts';
import { type OpenLuck, openLuck } from './seeded-luck.ts';

interface Decided {
  decision: Decision;
  snapshot: Snapshot;
  /** Where the action may have needed luck. */
  opened: OpenLuck | undefined;
}

/** The rule is tried first, so that an action without luck reads neither seed nor counter. */
export async function decideWithLuck(
  db: Db,
  action: Action,
  moment: { now: Instant; catalogue: GameCatalogue; fixedLuck: readonly number[] | undefined },
): Promise<Decided> {
  const { now, catalogue, fixedLuck: fixed } = moment;
  let opened: OpenLuck | undefined;
  const open = async (): Promise<Luck> => {
    opened = await openLuck(db, { player_id: action.player_id, now, fixed });
    return opened.luck;
  };

  const snapshot = await loadSnapshot(db, action, { now, catalogue, openLuck: open });
  const decision = decide(snapshot, action);
  if (opened || snapshot.luck.picks.length === 0) return { decision, snapshot, opened };
  const lucky = { ...snapshot, luck: await open() };
  return { decision: decide(lucky, action), snapshot: lucky, opened };
}
