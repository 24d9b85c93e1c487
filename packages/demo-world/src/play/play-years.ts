import type { Instant } from '@wallabee/game/state/item-state';
import { DAY, OPENING, startOfMonth, yearOf } from '../calendar.ts';
import type { Player } from '../cast/player.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { WorldSize } from '../world-size.ts';
import { accountAppointments } from './accounts.ts';
import { type Agenda, type Appointment, createAgenda } from './agenda.ts';
import type { Place } from './atlas.ts';
import { codeAppointments } from './codes.ts';
import { drawCurve } from './curve.ts';
import { demoAppointments, finishDemoAccounts } from './demo-player.ts';
import { giftAppointments } from './first-gifts.ts';
import type { Game } from './game.ts';
import { releaseInactive, remindPlayers } from './inactivity.ts';
import { rushAppointments } from './release-rush.ts';
import { gatherCommonest, playSession } from './sessions.ts';
import { showEveryMechanic } from './showcase.ts';

export interface PlayOptions {
  game: Game;
  players: readonly Player[];
  places: readonly Place[];
  catalogue: Catalogue;
  size: WorldSize;
  until: Instant;
}

/** Plays from the opening day to the last, stopping after every outing so that the caller can take what was told. */
export function* playYears(options: PlayOptions): Generator<{ year: number; done: number }> {
  const { game, size, until } = options;
  const agenda = createAgenda(appointments(options));
  const curve = drawCurve(size.items, until);
  // The last day belongs to the demo accounts.
  const lastDay = until - DAY;
  game.now = OPENING;
  while (true) {
    const next = Math.max(game.now, curve.whenThere(game.world.items.size));
    if (next >= lastDay) break;
    // Not on the minute, and yet no later than the next would go.
    playAt(game, agenda, next + game.chance.below(4 * curve.pace));
    yield { year: yearOf(game.now), done: game.world.items.size / size.items };
  }
  agenda.runUntil(game, lastDay);
  game.now = Math.max(game.now, lastDay);
  showEveryMechanic(game);
  finishDemoAccounts(game);
  if (game.now >= until)
    throw new Error('The last day of the world was too short for all that it had to hold.');
  yield { year: yearOf(until), done: 1 };
}

function playAt(game: Game, agenda: Agenda, at: Instant) {
  agenda.runUntil(game, at);
  game.now = Math.max(game.now, at);
  const player = game.crowd.drawByEnergy(game.chance);
  if (player) playSession(game, player);
}

function appointments(options: PlayOptions): Appointment[] {
  const { players, places, game, until } = options;
  return [
    ...places.map((place) => ({ at: place.createdAt, happen: () => openPlace(game, place) })),
    ...accountAppointments(players),
    ...rushAppointments(options.catalogue, until),
    ...codeAppointments(options),
    ...demoAppointments(until),
    ...giftAppointments(game),
    ...months(until).flatMap((at) => [
      { at, happen: remindPlayers },
      { at: at + DAY, happen: gatherCommonest },
      { at: at + 2 * DAY, happen: releaseInactive },
    ]),
  ].filter(({ at }) => at < until);
}

function openPlace({ world, atlas }: Game, place: Place) {
  const { id, category_id, max_items } = place;
  world.places.set(id, { id, category_id, max_items, item_count: 0, people_count: 0 });
  atlas.open(place);
}

function months(until: Instant): Instant[] {
  const first = yearOf(OPENING);
  const count = (yearOf(until) - first + 1) * 12;
  return Array.from({ length: count }, (_, index) => startOfMonth(first, index + 1));
}
