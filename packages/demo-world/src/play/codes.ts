import { isReleasedAt } from '@wallabee/game/state/game-catalogue';
import type { Instant } from '@wallabee/game/state/item-state';
import type { TypeFacts } from '@wallabee/game/state/type-facts';
import type { Chance } from '@wallabee/simulated-players/chance';
import { DAY } from '../calendar.ts';
import { DEMO_CODES } from '../players/demo-accounts.ts';
import type { WorldSize } from '../world-size.ts';
import { act, type Game, type ScheduledEvent } from './game.ts';

/** Codes are issued and redeemed over the years; the demo codes stay unused. */
export function codeEvents({
  game,
  size,
  until,
}: {
  game: Game;
  size: WorldSize;
  until: Instant;
}): ScheduledEvent[] {
  const type = game.world.catalogue.byRole.get('redeemable')?.[0];
  if (!type || type.released_at === null || !isReleasedAt(type, until)) return [];
  for (const code of DEMO_CODES) addCode(game, code, type);
  const from = type.released_at + DAY;
  return Array.from({ length: size.redeemedCodes }, () => {
    const code = drawCode(game.chance);
    addCode(game, code, type);
    const at = from + Math.floor(game.chance.next() * (until - 30 * DAY - from));
    return { at, run: (played) => redeem(played, code) };
  });
}

function addCode({ world }: Game, code: string, { id }: TypeFacts) {
  world.codes.set(code, { code, item_type_id: id, redeemed_by: null, redeemed_at: null });
}

/** Without letters and digits that look alike. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

function drawCode(chance: Chance): string {
  const letters = Array.from({ length: 10 }, () => LETTERS.charAt(chance.integer(LETTERS.length)));
  return `${letters.slice(0, 5).join('')}-${letters.slice(5).join('')}`;
}

function redeem(game: Game, code: string) {
  const player = game.activePlayers.drawByEnergy(game.chance);
  if (player) act(game, { type: 'redeem_code', player_id: player.id, code });
}
