import type { Instant } from '@wallabee/game/state/item-state';
import type { TypeFacts } from '@wallabee/game/state/type-facts';
import { turnMixer } from '@wallabee/simulated-players/minds/mixing';
import { obtain } from '@wallabee/simulated-players/minds/obtaining';
import { giftUnique } from '@wallabee/simulated-players/minds/tinkering';
import type { Doing, View } from '@wallabee/simulated-players/minds/view';
import { DAY } from '../calendar.ts';
import { isAround, type Player } from '../players/player.ts';
import type { Game, ScheduledEvent } from './game.ts';
import { performAt } from './perform.ts';
import { type Project, startProject } from './projects.ts';

/** Somebody gets one of a type that nobody has: soon after its release, and before it is retired. */
export function lastChanceEvents({ world, chance }: Game, until: Instant): ScheduledEvent[] {
  return [...world.catalogue.types.values()].flatMap((type) => {
    const { released_at, retired_at } = type;
    if (released_at === null) return [];
    const ends = retired_at ?? until - 2 * DAY;
    const times = [
      ...DAYS_AFTER.map((days) => released_at + days * DAY + chance.integer(DAY / 2)),
      ...DAYS_BEFORE.map((days) => Math.max(released_at, ends - days * DAY - chance.integer(DAY))),
    ];
    return times.filter((at) => at < ends).map((at) => ({ at, run: (game: Game) => issueFirst(game, type) }));
  });
}

const DAYS_AFTER = [0.2, 2, 7, 30];
const DAYS_BEFORE = [90, 60, 30, 20, 10, 4];
const TURNS_OF_MIXERS = 40;

function issueFirst(game: Game, type: TypeFacts) {
  const isIssued = () => (game.world.issued.get(type.id) ?? 0) > 0;
  if (isIssued()) return;
  const owner = ownerOf(game, type);
  if (owner) {
    performAt(game, owner, (view) => giftUnique(view, type));
  } else if (game.world.catalogue.mixersOnly.includes(type)) {
    for (let left = TURNS_OF_MIXERS; left > 0 && !isIssued(); left -= 1) {
      const player = game.activePlayers.drawByEnergy(game.chance);
      if (player) performAt(game, player, turnMixer);
    }
  } else {
    for (const player of seekers(game, type)) {
      startProject(game, { player, goal: finding(type, isIssued), outings: OUTINGS, pause: DAY });
    }
  }
}

const OUTINGS = 8;

function finding(type: TypeFacts, isIssued: () => boolean): Project['goal'] {
  return function* (view: View): Doing<boolean> {
    return isIssued() || (yield* obtain(view, type)) !== undefined;
  };
}

/** Somebody who lives where it is found, and anybody. */
function seekers({ activePlayers, atlas, chance }: Game, type: TypeFacts): Player[] {
  const city = chance.pick(atlas.placesFor(type))?.city;
  const neighbour = chance.pick(activePlayers.players().filter((player) => player.city === city));
  return [neighbour, activePlayers.drawByEnergy(chance)].filter((player) => player !== undefined);
}

function ownerOf({ world, players, now }: Game, type: TypeFacts) {
  const owners = (world.owners.get(type.id) ?? []).flatMap((id) => players.get(id) ?? []);
  return owners.find((owner) => isAround(owner, now)) ?? owners[0];
}
