import type { Alert } from '@wallabee/contract/alerts/alert';
import type { Db } from '../../../platform/db/db.ts';
import type { SignedInPlayer } from '../../../platform/sessions/sessions.queries.ts';
import type { BoundText } from '../../search/search.public.ts';
import type { AlertServices } from '../alert-services.ts';
import { type AskedThing, findThings, goneThing, THING_NOUNS, type Thing } from './alert-things.ts';
import { alertWords } from './alert-words.ts';
import type { AlertRow } from './alerts.queries.ts';

/** All alerts of one player, with everything looked up together. */
export async function showAlerts(
  { catalogue, binder }: AlertServices,
  db: Db,
  { rows, viewer }: { rows: readonly AlertRow[]; viewer: SignedInPlayer },
): Promise<Alert[]> {
  const sources = { db, catalogue: catalogue.current(), viewer };
  const thingOf = await findThings(
    sources,
    rows.flatMap((row) => askedThing(row) ?? []),
  );
  const bound = await binder.bindAll(
    db,
    rows.map(({ query }) => ({ text: query, viewer })),
  );
  return rows.map((row, nth) => {
    const asked = askedThing(row);
    return toAlert(row, bound[nth] as BoundText, asked && { asked, thing: thingOf(asked) });
  });
}

function askedThing({ subject, about_id }: AlertRow): AskedThing | null {
  return subject === 'items' || subject === 'numbers' ? null : { of: subject, id: about_id ?? 0 };
}

export interface About {
  asked: AskedThing;
  /** Undefined where it is gone. */
  thing: Thing | undefined;
}

export function toAlert(row: AlertRow, bound: BoundText, about: About | null): Alert {
  const thing = about && (about.thing ?? goneThing(about.asked));
  return {
    id: row.alert_id,
    of: row.subject,
    about: thing,
    q: row.query,
    words: alertWords(row.subject, thing?.label ?? '', bound),
    name: row.name,
    ways: { site: row.by_site, push: row.by_push, feed: row.by_feed, webhook_id: row.webhook_id },
    paused: row.is_paused,
    mistake: mistakeOf(bound, about),
    created_at: row.created_at.toISOString(),
    last_rang_at: row.last_rang_at?.toISOString() ?? null,
    matches: row.matches,
  };
}

function mistakeOf({ mistakes: [first] }: BoundText, about: About | null): string | null {
  if (about && !about.thing) return `This ${THING_NOUNS[about.asked.of]} is no longer there.`;
  return first?.message ?? null;
}
