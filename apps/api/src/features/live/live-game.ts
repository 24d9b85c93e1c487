import type { Action } from '@wallabee/game/state/action';
import type { Db } from '../../platform/db/db.ts';
import type { CatalogueHolder } from '../catalogue/catalogue.public.ts';
import { findSimulatedPlayer } from './live.queries.ts';
import { nextAction } from './next-action.ts';

export interface LiveGame {
  stop(): Promise<void>;
}

interface LiveGameOptions {
  db: Db;
  catalogue: CatalogueHolder;
  perform: (action: Action) => Promise<unknown>;
  actionsPerMinute: number;
  /** Only one of several processes plays, or the pace would grow with their number. */
  isActive?: () => boolean;
  random?: () => number;
}

export function startLiveGame(options: LiveGameOptions): LiveGame {
  const { isActive = () => true } = options;
  const pause = 60_000 / options.actionsPerMinute;
  let isStopped = false;
  let timer: NodeJS.Timeout;
  let playing: Promise<unknown> = Promise.resolve();

  function later() {
    if (isStopped) return;
    // The pause is random, between half and one and a half times the average.
    timer = setTimeout(
      () => {
        playing = (isActive() ? playOnce(options) : Promise.resolve()).finally(later);
      },
      pause * (0.5 + Math.random()),
    );
    timer.unref();
  }

  later();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await playing;
    },
  };
}

/**
 * Refusals by the rules are ordinary and the database may be unavailable, so every failure is ignored and another
 * action follows.
 */
export async function playOnce({
  db,
  catalogue,
  perform,
  random = Math.random,
}: LiveGameOptions): Promise<boolean> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    try {
      const playerId = await findSimulatedPlayer(db, random());
      if (playerId === undefined) return false;
      const action = await nextAction({ db, catalogue: catalogue.current(), playerId, random });
      if (!action) continue;
      await perform(action);
      return true;
    } catch {}
  }
  return false;
}

const MOST_TRIES = 5;

/** Every version of the site must use the same number. */
export const LIVE_GAME_LOCK = 824_662;
