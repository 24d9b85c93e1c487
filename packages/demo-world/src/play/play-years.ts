import type { Instant } from '@wallabee/game/state/item-state';
import { HOUR, OPENING, startOfMonth, WEEK, yearOf } from '../calendar.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Player } from '../players/player.ts';
import { isUp } from '../waking-hours.ts';
import type { WorldSize } from '../world-size.ts';
import { accountEvents } from './accounts.ts';
import type { Place } from './atlas.ts';
import { challengeEvents } from './challenges.ts';
import { codeEvents } from './codes.ts';
import { drawCurve } from './curve.ts';
import { demoEvents, finishDemoAccounts } from './demo-player.ts';
import { giftEvents } from './first-gifts.ts';
import type { Game, ScheduledEvent } from './game.ts';
import { releaseInactive, remindPlayers } from './inactivity.ts';
import { lastChanceEvents } from './last-chances.ts';
import { partyEvents } from './parties.ts';
import { longitudeOf } from './projects.ts';
import { rushEvents } from './release-rush.ts';
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
  game.schedule.add(scheduledEvents(options));
  const curve = drawCurve(size.visits, until);
  // The last hours are reserved for the demo accounts.
  const lastDay = until - 8 * HOUR;
  game.now = OPENING;
  for (let visits = 0; visits < size.visits; visits += 1) {
    const next = Math.max(game.now, curve.whenThere(visits));
    if (next >= lastDay) break;
    game.progress = visits / size.visits;
    // Not exactly on the schedule, but before the next visit.
    const later = next + game.chance.integer(curve.pace);
    playAt(game, Math.min(later, lastDay));
    yield { year: yearOf(game.now), done: game.progress };
  }
  game.schedule.runUntil(game, lastDay);
  game.now = Math.max(game.now, lastDay);
  showEveryMechanic(game);
  finishDemoAccounts(game);
  if (game.now >= until) throw new Error('The last day is too short for its scheduled events.');
  yield { year: yearOf(until), done: 1 };
}

function playAt(game: Game, at: Instant) {
  game.schedule.runUntil(game, at);
  game.now = Math.max(game.now, at);
  const player = drawWaking(game);
  if (player) playSession(game, player);
}

function drawWaking(game: Game): Player | undefined {
  const { activePlayers, chance } = game;
  let player = activePlayers.drawByEnergy(chance);
  for (let tries = 0; tries < 6 && player; tries += 1) {
    if (isUp(game.now, longitudeOf(game, player), chance)) break;
    player = activePlayers.drawByEnergy(chance);
  }
  return player;
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
    ...months(until).map((at) => ({ at, run: remindPlayers })),
    ...weeks(until).map((at) => ({ at, run: releaseInactive })),
  ].filter(({ at }) => at < until);
}

function openPlace({ world, atlas }: Game, place: Place) {
  const { id, category_id, max_items } = place;
  world.places.set(id, { id, category_id, max_items, item_count: 0, people_count: 0 });
  atlas.add(place);
}

function weeks(until: Instant): Instant[] {
  return Array.from({ length: Math.ceil((until - OPENING) / WEEK) }, (_, week) => OPENING + week * WEEK);
}

function months(until: Instant): Instant[] {
  const first = yearOf(OPENING);
  const count = (yearOf(until) - first + 1) * 12;
  return Array.from({ length: count }, (_, index) => startOfMonth(first, index + 1));
}
