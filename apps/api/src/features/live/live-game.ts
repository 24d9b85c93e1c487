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
  /** The engine: the same rules and the same transactions as a real player's action. */
  perform: (action: Action) => Promise<unknown>;
  actionsPerMinute: number;
  /** Of several server processes on one world only one plays, or the world would go the faster the more there are. */
  isOurTurn?: () => boolean;
  random?: () => number;
}

/** Simulated players go on playing while the server runs, so that a demo world is never a still picture. */
export function startLiveGame(options: LiveGameOptions): LiveGame {
  const { isOurTurn = () => true } = options;
  const pause = 60_000 / options.actionsPerMinute;
  let isStopped = false;
  let timer: NodeJS.Timeout;
  let playing: Promise<unknown> = Promise.resolve();

  function later() {
    if (isStopped) return;
    // Not like clockwork: between half and one and a half times the pause.
    timer = setTimeout(
      () => {
        playing = (isOurTurn() ? playOnce(options) : Promise.resolve()).finally(later);
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
 * One thing that the rules allow. Most refusals are ordinary (a full place, an empty purse) and a database that is
 * away comes back, so whatever goes wrong, the player simply tries something else later.
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

/** Any number will do, as long as every version of the site uses the same one. */
export const LIVE_GAME_LOCK = 824_662;
