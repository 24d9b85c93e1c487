import { missingTypes } from '@wallabee/simulated-players/minds/pursuing';
import { judge } from '@wallabee/simulated-players/minds/sorting';
import { typeOf, type View } from '@wallabee/simulated-players/minds/view';
import { visit } from '@wallabee/simulated-players/minds/visit';
import type { Player } from '../players/player.ts';
import type { Place } from './atlas.ts';
import { forageCommonest } from './forage-commonest.ts';
import type { Game } from './game.ts';
import { perform } from './perform.ts';
import { viewOf } from './player-view.ts';
import { chooseOuting } from './projects.ts';
import { toFact } from './record-moment.ts';

export function playSession(game: Game, player: Player) {
  const place = chooseOuting(game, player, 0.15);
  if (!place) return;
  const view = viewOf(game, player, place);
  player.lastActiveAt = game.now;
  forageCommonest(game, player, place);
  perform(game, visit(view));
  player.lastActiveAt = game.now;
  writeDiary(game, { player, place, view });
}

function writeDiary(
  { diary, now, chance }: Game,
  { player, place, view }: { player: Player; place: Place; view: View },
) {
  if (!player.keepsDiary) return;
  if (place.city !== player.city) diary.push({ at: now, player, kind: 'travelled', place: place.id });
  if (!chance.happens(0.1)) return;
  const spare = view.pouch().filter((item) => judge(view, item) === 'spare' && isNamed(view, item));
  const { target } = player.intent;
  const wanted = target === null ? [] : missingTypes(view, target);
  if (spare.length === 0 && wanted.length === 0) return;
  diary.push({
    at: now,
    player,
    kind: 'offers',
    spare: spare.slice(0, 6).map(toFact),
    wanted: wanted.slice(0, 4).map(({ id }) => id),
  });
}

function isNamed(view: View, item: Parameters<typeof typeOf>[1]): boolean {
  return typeOf(view, item).role === null;
}
