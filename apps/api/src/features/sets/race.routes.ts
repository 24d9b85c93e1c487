import { monthlyTotals } from '@wallabee/contract/items/monthly-totals';
import { dayOf, monthOf } from '@wallabee/contract/protocol/day';
import type { SetId } from '@wallabee/contract/protocol/ids';
import { readSetRace, type SetRace } from '@wallabee/contract/sets/race';
import { createCache } from '../../platform/cache/cache.ts';
import type { Db } from '../../platform/db/db.ts';
import { type PreparedAnswer, prepare } from '../../platform/http/calls/prepared-answer.ts';
import { type ApiApp, answer } from '../../platform/http/calls/route.ts';
import { sizeOfContent } from '../../platform/http/content/content-size.ts';
import { found } from '../../platform/problems.ts';
import type { Notifications } from '../../platform/realtime/notifications.ts';
import { type CatalogueHolder, pictures } from '../catalogue/catalogue.public.ts';
import { countFinishersByMonth, type FoundFinisher, listFirstFinishers } from './race.queries.ts';

interface RaceOptions {
  catalogue: CatalogueHolder;
  notifications: Pick<Notifications, 'on'>;
  apiUrl: string;
  now: () => Date;
  clock?: (() => number) | undefined;
}

export function raceRoutes({ catalogue, notifications, apiUrl, now, clock }: RaceOptions) {
  const answers = createCache<PreparedAnswer<typeof readSetRace>>({
    name: 'set-races',
    maxBytes: 4 * 1024 ** 2,
    ttlMs: 60_000,
    // A player may have another name.
    invalidatedBy: 'player_changed',
    isInvalidatedAsWhole: true,
    sizeOf: sizeOfContent,
    notifications,
    clock,
  });

  async function load(reads: Db, setId: SetId): Promise<SetRace> {
    const set = found(catalogue.current().sets.get(setId), 'set');
    const [months, first] = await Promise.all([
      countFinishersByMonth(reads, setId),
      listFirstFinishers(reads, setId),
    ]);
    const finishers = monthlyTotals(months, monthOf(dayOf(now().getTime())));
    return {
      set_id: set.id,
      released_at: set.created_at,
      total_completed: finishers.at(-1)?.total ?? 0,
      finishers,
      first: first.map((finisher) => toFinisher(finisher, apiUrl)),
    };
  }

  return async (app: ApiApp) => {
    answer(app, readSetRace, ({ params: { setId } }, { reads }) =>
      answers.getOrRead(reads, String(setId), async (db) => prepare(readSetRace, await load(db, setId))),
    );
  };
}

function toFinisher({ number, player_id: id, name, completed_at }: FoundFinisher, apiUrl: string) {
  return {
    number,
    player: { id, name, image_url: pictures({ kind: 'player', id }, apiUrl).image_url_100 },
    completed_at: completed_at.toISOString(),
  };
}
