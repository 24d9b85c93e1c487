import { readCabinet } from '@wallabee/contract/cabinet/cabinet';
import { chooseProudest, readProudest } from '@wallabee/contract/cabinet/proudest';
import { listTrophies } from '@wallabee/contract/cabinet/trophies';
import { playerKey } from '@wallabee/contract/players/player-key-rules';
import { dayOf } from '@wallabee/contract/protocol/day';
import type { PlayerId } from '@wallabee/contract/protocol/ids';
import { createCache } from '../../platform/cache/cache.ts';
import type { Db } from '../../platform/db/db.ts';
import { type PreparedAnswer, prepare } from '../../platform/http/calls/prepared-answer.ts';
import { type ApiApp, answer } from '../../platform/http/calls/route.ts';
import { sizeOfContent } from '../../platform/http/content/content-size.ts';
import type { Notifications } from '../../platform/realtime/notifications.ts';
import type { CatalogueHolder } from '../catalogue/catalogue.public.ts';
import { namedPlayer } from '../players/players.public.ts';
import { readCabinetOf } from './cabinet.service.ts';
import { toTrophy } from './cabinet.views.ts';
import { chooseNumbers, proudestOf } from './proudest.service.ts';
import { listFinished } from './trophies.queries.ts';

interface CabinetOptions {
  db: Db;
  catalogue: CatalogueHolder;
  apiUrl: string;
  notifications: Pick<Notifications, 'on'>;
  now: () => Date;
  clock?: (() => number) | undefined;
}

export function cabinetRoutes({ db, catalogue, apiUrl, notifications, now, clock }: CabinetOptions) {
  // The TTL covers new finds and saved items.
  const cabinets = createCache<PreparedAnswer<typeof readCabinet>>({
    name: 'cabinets',
    maxBytes: 24 * 1024 ** 2,
    ttlMs: 10_000,
    invalidatedBy: 'player_changed',
    sizeOf: sizeOfContent,
    notifications,
    clock,
  });
  const shown = () => ({ catalogue: catalogue.current(), apiUrl });
  const keyOf = (playerId: number | null) => `${playerId}/${dayOf(now().getTime())}`;

  async function makeCabinet(db: Db, playerId: PlayerId) {
    return prepare(readCabinet, await readCabinetOf(db, { playerId, now: now(), ...shown() }));
  }

  async function findCabinet(reads: Db, player: string) {
    const playerId = await namedPlayer(reads, player);
    return cabinets.getOrRead(reads, keyOf(playerId), (from) => makeCabinet(from, playerId));
  }

  return async (app: ApiApp) => {
    answer(app, readCabinet, ({ params: { player } }, { reads }) => {
      // Only a player's own id has a cached cabinet, so the player needs no query.
      return cabinets.get(keyOf(playerKey(player).id)) ?? findCabinet(reads, player);
    });

    answer(app, listTrophies, async ({ params }, { reads }) => {
      const finished = await listFinished(reads, await namedPlayer(reads, params.player));
      return { trophies: finished.flatMap((trophy) => toTrophy(trophy, shown())) };
    });

    answer(app, readProudest, (_, { player, reads }) => proudestOf(reads, player.id, shown()));

    answer(app, chooseProudest, async ({ body }, { player }) => {
      await chooseNumbers(db, player.id, body.item_ids);
      return proudestOf(db, player.id, shown());
    });
  };
}
