// Writes events into the log as actions do: one transaction for each, with a notification.
import pg from 'pg';
import { pause } from './processes.mjs';

const CONNECTIONS = 8;
const STEP_MS = 10;

/** The players of `except` do nothing themselves, because that would ring none of their alerts. */
export async function eventWriter(connection, except) {
  const pool = new pg.Pool({ ...connection, max: CONNECTIONS });
  const { rows: numbers } = await pool.query(NUMBERS);
  const { rows: players } = await pool.query(
    'select id, name from player where id > 0 and id <> all($1::int[])',
    [except],
  );
  const { rows: places } = await pool.query('select id from place');

  const write = (event) => pool.query({ name: 'event', text: INSERT, values: valuesOf(event) });
  const random = () => {
    const { item_id, facts } = any(numbers);
    const [actor, other] = [any(players), any(players)];
    const event = moved(facts, actor, any(places));
    const isTrade = event.kind === 'trade';
    return { item_id, actor, players: isTrade ? [actor.id, other.id] : [actor.id], ...event };
  };
  return {
    write: (itemId) => write({ ...random(), item_id: itemId }),
    /** Returns how many were written; a slow machine writes fewer. */
    async writeMany({ perSecond, seconds }) {
      const began = performance.now();
      const writing = [];
      let written = 0;
      while (performance.now() - began < seconds * 1_000) {
        const due = ((performance.now() - began) / 1_000) * perSecond;
        for (; written < due; written += 1) writing.push(write(random()));
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
function moved(facts, owner, place) {
  const chance = Math.random() * 20;
  const held = { ...facts, is_locked: false, owner_id: owner.id, place_id: null, price: null };
  if (chance < 7)
    return {
      kind: 'market',
      facts: { ...held, location: 'pouch', price: 1 + Math.floor(Math.random() * 500) },
    };
  if (chance < 13)
    return { kind: 'place', facts: { ...held, location: 'dropped', owner_id: null, place_id: place.id } };
  if (chance < 17) return { kind: 'saved', facts: { ...held, location: 'saved' } };
  return { kind: 'trade', facts: { ...held, location: 'pouch' } };
}

function valuesOf({ kind, item_id, facts, actor, players }) {
  const { item_type_id, number, price } = facts;
  const data = { item_id, item_type_id, name: '', number, price, player: actor, from: null, to: null };
  return [kind, JSON.stringify(data), item_id, item_type_id, JSON.stringify(facts), players];
}

const INSERT = `with logged as (
    insert into event_log (kind, at, data, item_id, item_type_id, facts, player_ids) values ($1, now(), $2, $3, $4, $5, $6)
  ) select pg_notify('world_events', '{"logged":true}')`;

const milliseconds = (column) => `(extract(epoch from ${column}) * 1000)::bigint`;

const NUMBERS = `select item_id, jsonb_build_object(
    'item_type_id', item_type_id, 'number', number, 'location', location, 'is_locked', is_locked, 'is_hidden', false,
    'owner_id', user_id, 'place_id', place_id, 'price', null, 'created_at', ${milliseconds('created_at')},
    'moved_at', ${milliseconds('changed_at')}, 'moves', moves, 'hands', hands) as facts
  from item order by hashint8(item_id) limit 20000`;
