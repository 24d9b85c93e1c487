/**
 * A problem like the largest set of a large world: formulas three deep, many listings and places, a full pouch.
 * @param {{ targets: number, places: number, listings: number, stock: number }} size
 */
export function largeProblem({ targets, places, listings, stock }) {
  const random = randomNumbers(7);
  const whole = (most) => 1 + Math.floor(random() * most);
  const types = targets * 3;
  const sources = new Map();
  const formulas = new Map();
  let items = 1_000;
  const nextItem = () => {
    items += 1;
    return items;
  };
  const numbered = (source) => ({ ...source, item_id: nextItem(), number: whole(9_000) });
  const someSources = () => {
    const price = 20 + whole(300);
    const market = () => numbered({ kind: 'market', honeycombs: price + whole(200) });
    const place = () => numbered({ kind: 'place', place_id: whole(places) });
    return [
      ...Array.from({ length: whole(listings) }, market),
      ...Array.from({ length: whole(4) - 1 }, place),
      ...(random() < 0.3 ? [{ kind: 'store', honeycombs: price }] : []),
      ...(random() < 0.4 ? [{ kind: 'forage', place_id: whole(places) }] : []),
      ...(random() < 0.2 ? [numbered({ kind: 'swap', gives: whole(stock) })] : []),
    ];
  };
  for (let type = 1; type <= types; type += 1) {
    sources.set(type, random() < 0.1 ? [] : someSources());
    const level = Math.ceil(type / targets);
    // Parts are of the level below: targets are the third level.
    if (level > 1)
      formulas.set(
        type,
        Array.from({ length: whole(2) }, () => [part(level), part(level)]),
      );
  }
  function part(level) {
    return (level - 2) * targets + whole(targets);
  }
  return {
    targets: Array.from({ length: targets }, (_, index) => ({
      item_type_id: 2 * targets + index + 1,
      below: null,
      use: null,
    })),
    rate: 10,
    prefer: 'cheapest',
    start: { lat: 51.51, lng: -0.12 },
    places: new Map(
      Array.from({ length: places }, (_, index) => [
        index + 1,
        { lat: 51.5 + random() * 0.02, lng: -0.135 + random() * 0.03 },
      ]),
    ),
    stock: Array.from({ length: stock }, (_, index) => ({
      item_id: index + 1,
      item_type_id: whole(types - targets),
      number: whole(9_000),
      is_spare: random() < 0.5,
    })),
    sources,
    formulas,
    nextNumbers: new Map(),
  };
}

/** The same numbers for the same seed. */
function randomNumbers(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}
