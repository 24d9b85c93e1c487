// Writes events into the log as actions do: one transaction for each, with a notification.
import pg from 'pg';
import { pause } from './processes.mjs';

const CONNECTIONS = 8;
const STEP_MS = 10;

/**
 * The players of the probes do nothing themselves, because that would ring none of their alerts, and their items move
 * for a probe alone.
 */
export async function eventWriter(connection, probes) {
  const pool = new pg.Pool({ ...connection, max: CONNECTIONS });
  const { rows: numbers } = await pool.query(NUMBERS, [probes.map(({ item_id }) => item_id)]);
  const { rows: players } = await pool.query(
    'select id, name from player where id > 0 and id <> all($1::int[])',
    [probes.map(({ player_id }) => player_id)],
  );
  const { rows: places } = await pool.query('select id, name, lat, lng from place');

  const write = (event) => pool.query({ name: 'event', text: INSERT, values: valuesOf(event) });
  const random = () => {
    const { item_id, name, facts } = any(numbers);
    return {
      item_id,
      name,
      ...moved(facts, { player: any(players), other: any(players), place: any(places) }),
    };
  };
  const made = () => {
    const event = random();
    return { ...event, kind: 'new_item', data: { ...event.data, what: 'foraged' } };
  };
  return {
    write: (itemId) => write({ ...random(), item_id: itemId }),
    /** Returns how many were written; a slow machine writes fewer. */
    async writeMany({ perSecond, seconds, newShare = 0 }) {
      const began = performance.now();
      const writing = [];
      let written = 0;
      while (performance.now() - began < seconds * 1_000) {
        const due = ((performance.now() - began) / 1_000) * perSecond;
        for (; written < due; written += 1) writing.push(write(Math.random() < newShare ? made() : random()));
        await pause(STEP_MS);
      }
      await Promise.all(writing);
      return { written, seconds: (performance.now() - began) / 1_000 };
    },
    end: () => pool.end(),
  };
}

const any = (list) => list[Math.floor(Math.random() * list.length)];

/** Of 20 events 7 are on the Market, 6 at a place, 4 saved and 3 traded. */
function moved(facts, { player, other, place }) {
  const chance = Math.random() * 20;
  const held = { ...facts, is_locked: false, owner_id: player.id, place_id: null, price: null };
  const own = { player, from: player, to: player, place: null };
  if (chance < 7) {
    const price = 1 + Math.floor(Math.random() * 500);
    const data = { ...own, what: 'listed', price };
    return { kind: 'market', data, facts: { ...held, location: 'pouch', price } };
  }
  if (chance < 13) {
    const data = { ...own, to: null, what: 'dropped', is_there: true, place };
    return {
      kind: 'place',
      data,
      facts: { ...held, location: 'dropped', owner_id: null, place_id: place.id },
    };
  }
  if (chance < 17)
    return { kind: 'saved', data: { ...own, what: 'saved' }, facts: { ...held, location: 'saved' } };
  const data = { ...own, to: other, what: 'traded' };
  return { kind: 'trade', data, facts: { ...held, location: 'pouch', owner_id: other.id } };
}

function valuesOf({ kind, item_id, name, facts, data }) {
  const { item_type_id, number } = facts;
  const url = `/tools/item/${item_type_id}/num/${number}`;
  const sent = {
    item_id,
    item_type_id,
    name,
    number,
    class: 'td',
    url,
    at: new Date().toISOString(),
    ...data,
  };
  const players = [data.player, data.from, data.to].flatMap((player) => player?.id ?? []);
  return [kind, JSON.stringify(sent), item_id, item_type_id, JSON.stringify(facts), [...new Set(players)]];
}

const INSERT = `with logged as (
    insert into event_log (kind, at, data, item_id, item_type_id, facts, player_ids) values ($1, now(), $2, $3, $4, $5, $6)
  ) select pg_notify('world_events', '{"logged":true}')`;

const milliseconds = (column) => `(extract(epoch from ${column}) * 1000)::bigint`;

const NUMBERS = `select item_id, item_type.name, jsonb_build_object(
    'item_type_id', item_type_id, 'number', number, 'location', location, 'is_locked', is_locked, 'is_hidden', false,
    'owner_id', user_id, 'place_id', place_id, 'price', null, 'created_at', ${milliseconds('item.created_at')},
    'moved_at', ${milliseconds('changed_at')}, 'moves', moves, 'hands', hands) as facts
  from item join item_type on item_type.id = item_type_id where item_id <> all($1::bigint[])
  order by hashint8(item_id) limit 20000`;
