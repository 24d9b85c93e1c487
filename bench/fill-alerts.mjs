// Alerts of every kind for the players of a world, most of them narrow, as players make them.

/** The last players have one alert each, about one item, and no other notifications; their bells are listened to. */
export async function fillAlerts(client, { alerts, probes }) {
  await client.query(
    'truncate alert, alert_match, notification, delivery, event_log, bell_setting restart identity',
  );
  await client.query(
    `update player set password_hash = (select password_hash from player where username = 'demo') where id > 0`,
  );
  await client.query(KNOWN);
  await client.query(FILL, [alerts - probes, probes]);
  const { rows } = await client.query(PROBES, [probes]);
  await client.query(ALERTS_ONLY, [rows.map(({ player_id }) => player_id)]);
  await client.query('vacuum analyze alert, player');
  return rows;
}

const KNOWN = `create temporary table known as select
  (select array_agg(id order by id) from player where id > 0) as players,
  (select array_agg(name order by id) from player where id > 0) as player_names,
  (select array_agg(replace(name, '"', '') order by id) from item_type) as types,
  (select array_agg(id order by id) from item_set) as sets,
  (select array_agg(replace(name, '"', '') order by id) from item_set) as set_names,
  (select array_agg(id order by id) from place) as places,
  (select array_agg(item_id) from (select item_id from item order by item_id limit 20000) as first_items) as items`;

const pick = (list) => `known.${list}[1 + abs(hashint4(n)) % cardinality(known.${list})]`;

const INSERT = `insert into alert
  (player_id, subject, about_id, query, name, by_site, by_push, by_feed, created_at)`;

/** $1 is how many alerts, $2 how many players have none of them. */
const FILL = `${INSERT}
  select known.players[1 + n % (cardinality(known.players) - $2)], subject, about_id, query, 'Alert ' || n, true, false,
    true, now()
  from generate_series(1, $1) as n, known, lateral (
    select 'numbers' as subject, null::bigint as about_id,
      '"' || ${pick('types')} || '" number<' || 2 + n % 6 || ' price<' || 5 + n % 20 as query where n % 100 < 40
    union all select 'set', ${pick('sets')}, '#' || 1 + n % 300 || ' price<100' where n % 100 between 40 and 59
    union all select 'numbers', null, 'has:me beats:me price<5' where n % 100 = 60
    union all select 'numbers', null, 'set:"' || ${pick('set_names')} || '" beats:me number<3 price<300'
      where n % 100 between 61 and 65
    union all select 'numbers', null, '#' || 1000 + n % 9000 where n % 100 between 66 and 79
    union all select 'place', ${pick('places')}, 'number<4' where n % 100 between 80 and 89
    union all select 'numbers', null, 'owner:"' || replace(${pick('player_names')}, '"', '') || '" number<4'
      where n % 100 between 90 and 93
    union all select 'numbers', null, 'set:"' || ${pick('set_names')} || '" is:repdigit price<200'
      where n % 100 between 94 and 96
    union all select 'number', ${pick('items')}, '' where n % 100 in (97, 98)
    union all select 'player', ${pick('players')}, 'number<5' where n % 100 = 99
  ) as made`;

const PROBES = `with chosen as (
    select id, username, row_number() over (order by id desc) as n from player
    where id > 0 and is_enabled and not is_memorial and deletion_date is null order by id desc limit $1
  ), made as (
    ${INSERT}
    select id, 'number', known.items[chosen.n], '', 'Probe', true, false, true, now() from chosen, known
    returning player_id, about_id
  )
  select made.player_id, username, item.item_id, item.item_type_id, item.number
  from made join chosen on chosen.id = made.player_id join item on item.item_id = made.about_id`;

const ALERTS_ONLY = `insert into bell_setting (player_id, kind, site, push, feed, webhook)
  select player_id, kind, false, false, false, false
  from unnest($1::int[]) as player_id, unnest(array['former_items', 'sets', 'gifts']) as kind`;
