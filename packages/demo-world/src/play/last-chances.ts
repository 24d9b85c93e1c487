import type { Instant } from '@wallabee/game/state/item-state';
import type { TypeFacts } from '@wallabee/game/state/type-facts';
import { turnMixer } from '@wallabee/simulated-players/minds/mixing';
import { obtain } from '@wallabee/simulated-players/minds/obtaining';
import { giftUnique } from '@wallabee/simulated-players/minds/tinkering';
import type { Doing, View } from '@wallabee/simulated-players/minds/view';
import { DAY } from '../calendar.ts';
import { isAround } from '../players/player.ts';
import type { Game } from './game.ts';
import { performAt } from './perform.ts';
import type { ScheduledEvent } from './schedule.ts';

/** Somebody gets one of a type that nobody has: soon after its release, and before it is retired. */
export function lastChanceEvents({ world }: Game, until: Instant): ScheduledEvent[] {
  return [...world.catalogue.types.values()].flatMap((type) => {
    const { released_at, retired_at } = type;
    if (released_at === null) return [];
    const ends = retired_at ?? until - 2 * DAY;
    const times = [
      ...DAYS_AFTER.map((days) => released_at + days * DAY),
      ...DAYS_BEFORE.map((days) => Math.max(released_at, ends - days * DAY)),
    ];
    return times.filter((at) => at < ends).map((at) => ({ at, run: (game: Game) => issueFirst(game, type) }));
  });
}

const DAYS_AFTER = [0.3, 2, 7, 30];
const DAYS_BEFORE = [90, 30, 7, 1];
const TRIES = 12;
const TURNS_OF_MIXERS = 40;

function issueFirst(game: Game, type: TypeFacts) {
  const isIssued = () => (game.world.issued.get(type.id) ?? 0) > 0;
  const isFromMixers = game.world.catalogue.mixersOnly.includes(type);
  for (let left = isFromMixers ? TURNS_OF_MIXERS : TRIES; left > 0 && !isIssued(); left -= 1) {
    const owner = ownerOf(game, type);
    const player = game.activePlayers.drawByEnergy(game.chance);
    if (owner) performAt(game, owner, (view) => giftUnique(view, type));
    else if (player) performAt(game, player, (view) => getOne(view, type, isFromMixers));
  }
}

function* getOne(view: View, type: TypeFacts, isFromMixers: boolean): Doing {
  if (isFromMixers) yield* turnMixer(view);
  else yield* obtain(view, type);
}

function ownerOf({ world, players, now }: Game, type: TypeFacts) {
  const owners = (world.owners.get(type.id) ?? []).flatMap((id) => players.get(id) ?? []);
  return owners.find((owner) => isAround(owner, now)) ?? owners[0];
}
