// Actions of all common kinds, by two players at a time, in the order in which players do them.

const PLAYERS = 2_000;
const PLACES = 1_000;
const HONEYCOMBS = 1_000_000;
const CODES = 2_000;
/** A code makes a hundred items, so it is a rare action. */
const TURNS_PER_CODE = 13;

/** Reads whom and what the actions are about, and gives the players what they pay with. */
export async function preparePlay(client, game) {
  const list = async (text, values = []) => (await client.query(text, values)).rows.map(({ id }) => id);
  const players = await list(ABLE_PLAYERS, [PLAYERS]);
  await client.query('update player set balance = balance + $1 where id = any($2)', [HONEYCOMBS, players]);
  const types = [...game.types.values()].filter(
    (type) => type.released_at !== null && type.released_at < Date.now() && type.retired_at === null,
  );
  const many = types.filter(({ is_one_of_a_kind }) => !is_one_of_a_kind);
  const { rows: places } = await client.query(PLACES_WITH_ROOM, [PLACES]);
  const findable = many.flatMap((type) => {
    const there = places.filter(
      ({ category_id }) => type.locations.length > 0 || type.categories.includes(category_id),
    );
    return there.length > 0 ? [{ id: type.id, places: there.map(({ id }) => id) }] : [];
  });
  const found = new Map(findable.map((type) => [type.id, type]));
  const mixes = many.flatMap(({ id, formulas }) =>
    formulas.flatMap(([first, second]) =>
      found.has(first) && found.has(second)
        ? [{ result: id, first: found.get(first), second: found.get(second) }]
        : [],
    ),
  );
  const sold = many.filter(({ store_cost }) => store_cost !== null && store_cost < 100);
  const { rows: owners } = await client.query(OWNERS, [many.map(({ id }) => id)]);
  const codes = await list(NEW_CODES, [CODES, many.map(({ id }) => id)]);
  return { players, places: places.map(({ id }) => id), findable, mixes, sold, owners, codes };
}

const any = (list) => list[Math.floor(Math.random() * list.length)];

/** `act` performs one action and returns what it changed. */
export async function playTurn(world, act) {
  const [player_id, other_id] = [any(world.players), any(world.players)];
  if (player_id === other_id) return;
  const find = async (player, type) =>
    made(await act({ type: 'forage', player_id: player, place_id: any(type.places), item_type_id: type.id }));

  const mix = any(world.mixes);
  const first_id = await find(player_id, mix.first);
  const second_id = await find(player_id, mix.second);
  const mixed = made(await act({ type: 'mix', player_id, first_id, second_id, result_type_id: mix.result }));
  await act({ type: 'drop', player_id, item_id: mixed, place_id: any(world.places), lock: false });
  await act({ type: 'pick_up', player_id: other_id, item_id: mixed });

  const item_id = await find(other_id, any(world.findable));
  await act({ type: 'list_on_market', player_id: other_id, item_id, cost: 5 });
  await act({ type: 'buy_on_market', player_id, item_id });
  await act({ type: 'save', player_id, item_id });
  await act({ type: 'unsave', player_id, item_id });
  await act({ type: 'lock', player_id, item_id });
  await act({ type: 'unlock', player_id, item_id });
  await act({ type: 'trade', player_id, other_id, given_id: item_id, received_id: mixed });
  await act({ type: 'buy', player_id, item_type_id: any(world.sold).id });

  const { owner_id, item_type_id } = any(world.owners);
  if (owner_id !== other_id)
    await act({
      type: 'gift_unique',
      player_id: owner_id,
      recipient_id: other_id,
      item_type_id,
      variant_id: null,
    });
  if (Math.random() * TURNS_PER_CODE < 1) {
    const code = world.codes.pop();
    if (code) await act({ type: 'redeem_code', player_id, code });
  }
}

function made({ minted }) {
  return minted[0].item_id;
}

const ABLE = 'is_enabled and not is_memorial and deletion_date is null';

const ABLE_PLAYERS = `select id from player where id > 0 and ${ABLE} order by hashint4(id) limit $1`;

const PLACES_WITH_ROOM = `select id, category_id from place
  where item_count < max_items - 10 order by hashint4(id) limit $1`;

const OWNERS = `select item_type_id, player_id as owner_id from unique_owner
  join player on player.id = player_id join item_type on item_type.id = item_type_id
  where ${ABLE} and item_type_id = any($1) and set_id = 25`;

const NEW_CODES = `insert into redeem_code (code, item_type_id)
  select 'BENCH-' || gen_random_uuid(), ($2::int[])[1 + n % cardinality($2::int[])] from generate_series(1, $1) as n
  returning code as id`;
