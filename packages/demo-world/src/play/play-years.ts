import type { Instant } from '@wallabee/game/state/item-state';
import { DAY, OPENING, startOfMonth, yearOf } from '../calendar.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Player } from '../players/player.ts';
import type { WorldSize } from '../world-size.ts';
import { accountEvents } from './accounts.ts';
import type { Place } from './atlas.ts';
import { challengeEvents } from './challenges.ts';
import { codeEvents } from './codes.ts';
import { drawCurve } from './curve.ts';
import { demoEvents, finishDemoAccounts } from './demo-player.ts';
import { giftEvents } from './first-gifts.ts';
import type { Game } from './game.ts';
import { releaseInactive, remindPlayers } from './inactivity.ts';
import { lastChanceEvents } from './last-chances.ts';
import { partyEvents } from './parties.ts';
import { rushEvents } from './release-rush.ts';
import { createSchedule, type Schedule, type ScheduledEvent } from './schedule.ts';
import { playSession } from './sessions.ts';
import { showEveryMechanic } from './showcase.ts';

export interface PlayOptions {
  game: Game;
  players: readonly Player[];
  places: readonly Place[];
  catalogue: Catalogue;
  size: WorldSize;
  until: Instant;
}

/**
 * Plays from the opening day to the last, and yields after every session, so that the caller can take the
 * history.
 */
export function* playYears(options: PlayOptions): Generator<{ year: number; done: number }> {
  const { game, size, until } = options;
  const schedule = createSchedule(scheduledEvents(options));
  const curve = drawCurve(size.visits, until);
  // The last days are reserved for the demo accounts.
  const lastDay = until - 3 * DAY;
  game.now = OPENING;
  for (let visits = 0; visits < size.visits; visits += 1) {
    const next = Math.max(game.now, curve.whenThere(visits));
    if (next >= lastDay) break;
    game.progress = visits / size.visits;
    // Not exactly on the schedule, but before the next visit.
    const later = next + game.chance.integer(curve.pace);
    playAt(game, schedule, Math.min(later, lastDay));
    yield { year: yearOf(game.now), done: game.progress };
  }
  schedule.runUntil(game, lastDay);
  game.now = Math.max(game.now, lastDay);
  showEveryMechanic(game);
  finishDemoAccounts(game);
  if (game.now >= until) throw new Error('The last day is too short for its scheduled events.');
  yield { year: yearOf(until), done: 1 };
}

function playAt(game: Game, schedule: Schedule, at: Instant) {
  schedule.runUntil(game, at);
  game.now = Math.max(game.now, at);
  const player = game.activePlayers.drawByEnergy(game.chance);
  if (player) playSession(game, player);
}

function scheduledEvents(options: PlayOptions): ScheduledEvent[] {
  const { players, places, game, until } = options;
  return [
    ...places.map((place) => ({ at: place.createdAt, run: () => openPlace(game, place) })),
    ...accountEvents(players),
    ...rushEvents(options.catalogue, until),
    ...codeEvents(options),
    ...demoEvents(until),
    ...giftEvents(game),
    ...lastChanceEvents(game, until),
    ...challengeEvents(game, until),
    ...partyEvents(until),
    ...months(until).flatMap((at) => [
      { at, run: remindPlayers },
      { at: at + 2 * DAY, run: releaseInactive },
    ]),
  ].filter(({ at }) => at < until);
}

function openPlace({ world, atlas }: Game, place: Place) {
  const { id, category_id, max_items } = place;
  world.places.set(id, { id, category_id, max_items, item_count: 0, people_count: 0 });
  atlas.add(place);
}

function months(until: Instant): Instant[] {
  const first = yearOf(OPENING);
  const count = (yearOf(until) - first + 1) * 12;
  return Array.from({ length: count }, (_, index) => startOfMonth(first, index + 1));
}
