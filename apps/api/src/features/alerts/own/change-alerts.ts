import type { Alert, AlertSubject, AlertWays } from '@wallabee/contract/alerts/alert';
import { MOST_ALERTS } from '@wallabee/contract/alerts/alert-limits';
import type { AlertId, PlayerId } from '@wallabee/contract/protocol/ids';
import type { StoreResponse } from '../../../platform/db/connection/store-response.ts';
import type { Db } from '../../../platform/db/db.ts';
import { found, notFound, ProblemError } from '../../../platform/problems.ts';
import type { SignedInPlayer } from '../../../platform/sessions/sessions.queries.ts';
import { lockPlayers } from '../../world/world.public.ts';
import type { AlertServices } from '../alert-services.ts';
import { findThings, THING_NOUNS } from './alert-things.ts';
import { alertWords, nameFrom } from './alert-words.ts';
import {
  type AlertRow,
  countAlerts,
  deleteAlert,
  findAlertRow,
  hasWebhook,
  insertAlert,
  type NewAlert,
  updateAlert,
} from './alerts.queries.ts';
import { showAlerts, toAlert } from './alerts.views.ts';
import { askedThing, refuseWrongQuery } from './check-alert.ts';

type ChangedWays = { [Way in keyof AlertWays]?: AlertWays[Way] | undefined };

export interface AskedAlert {
  of: AlertSubject;
  about_id?: number | undefined;
  q?: string | undefined;
  name?: string | undefined;
  ways?: ChangedWays | undefined;
}

export async function makeAlert(
  services: AlertServices,
  viewer: SignedInPlayer,
  { asked, storeResponse }: { asked: AskedAlert; storeResponse: StoreResponse },
): Promise<Alert> {
  const { alert, show } = await checkedAlert(services, viewer, asked);
  return services.db.transaction().execute(async (trx) => {
    // Concurrent calls would both see the last free place, so the second waits for the first.
    await lockPlayers(trx, [viewer.id]);
    if ((await countAlerts(trx, viewer.id)) >= MOST_ALERTS) throw tooManyAlerts();
    const made = show(await insertAlert(trx, alert));
    await storeResponse(trx, made);
    return made;
  });
}

/** Before the transaction: a lock must not be held while another connection is waited for. */
async function checkedAlert(
  { db, catalogue, binder, now }: AlertServices,
  viewer: SignedInPlayer,
  { of, about_id, q = '', name, ways = {} }: AskedAlert,
): Promise<{ alert: NewAlert; show: (row: AlertRow) => Alert }> {
  const asked = askedThing(of, about_id);
  const thingOf = await findThings(
    { db, catalogue: catalogue.current(), viewer },
    asked === null ? [] : [asked],
  );
  const about = asked && { asked, thing: found(thingOf(asked), THING_NOUNS[asked.of]) };
  const bound = await binder.bind(db, q, viewer);
  refuseWrongQuery(of, q, bound);
  await refuseOthersWebhook(db, viewer.id, ways);
  const alert = {
    player_id: viewer.id,
    subject: of,
    about_id: about_id ?? null,
    query: q,
    name: name ?? nameFrom(alertWords(of, about?.thing.label ?? '', bound)),
    by_site: ways.site ?? true,
    by_push: ways.push ?? true,
    by_feed: ways.feed ?? true,
    webhook_id: ways.webhook_id ?? null,
    created_at: now(),
  };
  return { alert, show: (row) => toAlert(row, bound, about) };
}

export interface AlertChanges {
  q?: string | undefined;
  name?: string | undefined;
  ways?: ChangedWays | undefined;
  paused?: boolean | undefined;
}

export async function changeAlert(
  services: AlertServices,
  viewer: SignedInPlayer,
  { id, changes }: { id: AlertId; changes: AlertChanges },
): Promise<Alert> {
  const { db, binder } = services;
  const { q, ways = {}, paused } = changes;
  const before = found(await findAlertRow(db, viewer.id, id), 'alert');
  if (q !== undefined) refuseWrongQuery(before.subject, q, await binder.bind(db, q, viewer));
  await refuseOthersWebhook(db, viewer.id, ways);
  const changed = given({
    query: q,
    name: changes.name ?? (q === undefined ? undefined : await nameAfter(services, viewer, { before, q })),
    is_paused: paused,
    by_site: ways.site,
    by_push: ways.push,
    by_feed: ways.feed,
    webhook_id: ways.webhook_id,
  });
  const isSame = Object.keys(changed).length === 0;
  const row = isSame ? before : found(await updateAlert(db, before, changed), 'alert');
  const [alert] = await showAlerts(services, db, { rows: [row], viewer });
  return alert as Alert;
}

/** A name that its owner did not choose says what the new query waits for. */
async function nameAfter(
  services: AlertServices,
  viewer: SignedInPlayer,
  { before, q }: { before: AlertRow; q: string },
): Promise<string | undefined> {
  const rows = [before, { ...before, query: q }];
  const [old, next] = await showAlerts(services, services.db, { rows, viewer });
  return old && next && before.name === nameFrom(old.words) ? nameFrom(next.words) : undefined;
}

export async function removeAlert({ db }: AlertServices, player: PlayerId, id: AlertId) {
  if (!(await deleteAlert(db, player, id))) throw notFound('alert');
}

async function refuseOthersWebhook(db: Db, player: PlayerId, { webhook_id }: ChangedWays) {
  if (webhook_id === undefined || webhook_id === null) return;
  if (!(await hasWebhook(db, player, webhook_id))) throw notFound('webhook');
}

function given<Values extends object>(values: Values): Partial<Values> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Partial<Values>;
}

function tooManyAlerts(): ProblemError {
  const error = `You have ${MOST_ALERTS} alerts, and that is the most. Delete one first.`;
  return new ProblemError(409, { code: 'refused', reason: 'too_many_alerts', error });
}
