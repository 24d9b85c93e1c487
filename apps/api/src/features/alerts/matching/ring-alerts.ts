import { MOST_RINGS_AN_HOUR } from '@wallabee/contract/alerts/alert-limits';
import { formatNumber } from '@wallabee/contract/protocol/format-number';
import type { AlertId, PlaceId, PlayerId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../../../platform/db/db.ts';
import { type Notice, nameOf, plain, ringBell } from '../../bell/bell.public.ts';
import type { Catalogue } from '../../catalogue/catalogue.public.ts';
import { listPlaceNames, listPlayerNames } from '../own/alert-things.queries.ts';
import type { Match } from './find-matches.ts';
import { limitRings } from './limit-rings.ts';
import { type Names, type Said, sayMatch } from './match-sentence.ts';
import { insertMatches, lockRinging, type RingingRow, storeTallies } from './matches.queries.ts';

/** Stores the matches, and rings the bell for those that are new. Returns how many are. */
export async function ringAlerts(
  trx: Db,
  matches: readonly Match[],
  { catalogue, now }: { catalogue: Catalogue; now: Date },
): Promise<number> {
  if (matches.length === 0) return 0;
  const alerts = await lockRinging(trx, [...new Set(matches.map(({ alert }) => alert))]);
  const isNew = await storeMatches(
    trx,
    matches.filter(({ alert }) => alerts.has(alert)),
  );
  const rung = matches.filter((match) => alerts.has(match.alert) && isNew(match));
  if (rung.length === 0) return 0;
  const { rings, tooMany, tallies } = limitRings(rung, alerts, now);
  const names = await namesFor(trx, rings, catalogue);
  const notices = [
    ...rings.map((match) => toNotice(match, sayMatch(match, names), alerts)),
    ...tooMany.map((match) => toNotice(match, TOO_MANY, alerts)),
  ];
  await ringBell(
    trx,
    notices.filter((notice) => notice !== null),
  );
  await storeTallies(trx, tallies, now);
  return rung.length;
}

const TOO_MANY: Said = {
  parts: [
    plain(
      `that was ${formatNumber(MOST_RINGS_AN_HOUR)} times within an hour. Until the hour is over, further matches are only counted. A narrower query rings for all.`,
    ),
  ],
  url: '/alerts',
};

async function storeMatches(trx: Db, matches: readonly Match[]): Promise<(match: Match) => boolean> {
  const once = matches.flatMap(({ alert, once }) =>
    once === null ? [] : { alert_id: alert, matched_id: once },
  );
  const added = once.length === 0 ? [] : await insertMatches(trx, once);
  const keys = new Set(added.map(({ alert_id, matched_id }) => `${alert_id} ${matched_id}`));
  return ({ alert, once }) => once === null || keys.has(`${alert} ${once}`);
}

async function namesFor(trx: Db, matches: readonly Match[], { items }: Catalogue): Promise<Names> {
  const facts = matches.flatMap(({ event }) => event.facts ?? []);
  const places = await listPlaceNames(trx, eachOnce(facts.map(({ place_id }) => place_id)));
  const players = await listPlayerNames(trx, eachOnce(facts.map(({ owner_id }) => owner_id)));
  const placeNames = new Map(places.map(({ id, name, city }) => [id as PlaceId, `${name}, ${city}`]));
  const playerNames = new Map(players.map(({ id, name }) => [id as PlayerId, name]));
  return {
    type: (id) => items.get(id)?.name ?? '?',
    player: (id) => playerNames.get(id),
    place: (id) => placeNames.get(id),
  };
}

function eachOnce<Id extends number>(ids: readonly (Id | null)[]): Id[] {
  return [...new Set(ids)].filter((id) => id !== null);
}

function toNotice(match: Match, said: Said | null, alerts: ReadonlyMap<AlertId, RingingRow>): Notice | null {
  const alert = alerts.get(match.alert);
  if (!said || !alert) return null;
  const id: AlertId = alert.alert_id;
  const { event, once } = match;
  return {
    ...said,
    playerId: alert.player_id,
    kind: 'alerts',
    event: said === TOO_MANY ? 'alert_limited' : 'alert_matched',
    key: `alert:${id}:${once ?? `event-${event.event_id}`}`,
    about: `alert:${id}`,
    at: event.at,
    parts: [nameOf(alert.name), plain(': '), ...said.parts],
    alert: {
      id,
      ways: {
        site: alert.by_site,
        push: alert.by_push,
        feed: alert.by_feed,
        webhook_id: alert.webhook_id,
      },
    },
  };
}
