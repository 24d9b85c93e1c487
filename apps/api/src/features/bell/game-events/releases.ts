import type { Db } from '../../../platform/db/db.ts';
import type { Notice } from '../ring-bell.ts';
import { linkTo, plain } from '../sentence.ts';
import type { GameEvent } from './game-event.ts';
import { listActivePlayers } from './releases.queries.ts';

/** Everybody who was here lately hears of new item types; those of one set are gathered. */
export async function releaseNotices(trx: Db, events: readonly GameEvent[], now: Date): Promise<Notice[]> {
  const releases = events.filter((event) => event.kind === 'release');
  if (releases.length === 0) return [];
  const players = await listActivePlayers(trx, new Date(now.getTime() - LATELY_MS));
  return releases.flatMap(({ data, at }) =>
    players.map((playerId): Notice => {
      const set = linkTo(data.set.name, `/tools/sets/${data.set.id}`);
      return {
        playerId,
        kind: 'releases',
        event: 'released',
        key: `release:${data.item_type_id}`,
        about: `release:${data.set.id}`,
        at,
        parts: [plain('New: '), linkTo(data.name, data.url), plain(' in '), set],
        together: [plain('{count} new items in '), set],
        url: data.url,
        picture: { of: 'item', id: data.item_type_id, number: null },
      };
    }),
  );
}

const LATELY_MS = 30 * 24 * 3_600_000;
