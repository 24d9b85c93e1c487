import type { PlayerId } from '@wallabee/contract/protocol/ids';
import { createTrialLuck, type Luck } from '@wallabee/game/luck/luck';
import { decide } from '@wallabee/game/rules/decide';
import type { Decision } from '@wallabee/game/rules/decision';
import type { Action } from '@wallabee/game/state/action';
import type { GameCatalogue } from '@wallabee/game/state/game-catalogue';
import type { Instant } from '@wallabee/game/state/item-state';
import type { WorldState } from '@wallabee/game/state/snapshot';
import type { Db } from '../../../platform/db/db.ts';
import { findInPool, loadState } from '../load-snapshot.ts';
import { type OpenLuck, openLuck } from './seeded-luck.ts';

interface Decided {
  decision: Decision;
  /** Where the action may have needed luck. */
  opened: OpenLuck | undefined;
}

interface Moment {
  now: Instant;
  catalogue: GameCatalogue;
  fixedLuck: readonly number[] | undefined;
}

/**
 * Decides actions of which none changes what another reads. Each rule is tried first, so that an action without luck
 * reads neither seed nor counter.
 */
export async function decideAll(
  db: Db,
  actions: readonly Action[],
  { now, catalogue, fixedLuck: fixed }: Moment,
): Promise<{ decided: Decided[]; state: WorldState }> {
  const taken = new Map<PlayerId, number>();
  const open = ({ player_id }: Action) =>
    openLuck(db, { player_id, now, fixed, taken: taken.get(player_id) ?? 0 });

  let opened: OpenLuck | undefined;
  const mixer = actions.find(({ type }) => type === 'use_mixer');
  const pooled =
    mixer &&
    (await findInPool(db, mixer, async () => {
      opened = await open(mixer);
      return opened.luck;
    }));
  const state = await loadState(db, actions, { catalogue, pooled: pooled?.id });

  const decided: Decided[] = [];
  const choose = (action: Action, luck: Luck) =>
    decide({ now, catalogue, luck, pooled_id: pooled?.id ?? null, state }, action);
  for (const action of actions) {
    const luck = pooled?.luck ?? createTrialLuck();
    const decision = choose(action, luck);
    if (opened || luck.picks.length === 0) {
      decided.push({ decision, opened });
      continue;
    }
    const own = await open(action);
    const lucky = choose(action, own.luck);
    if (!lucky.refusal && own.luck.picks.length > 0) taken.set(action.player_id, own.counter);
    decided.push({ decision: lucky, opened: own });
  }
  return { decided, state };
}
