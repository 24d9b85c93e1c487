// A market of swaps as large as asked for: some types are in everybody's pouch and others rare, and half of what a
// player has is saved.
const TYPES = 2_400;
const SHARE_OF_SPARES = 0.85;

export function* randomPlayers(numbered, { players, items, seed = 7 }) {
  const random = randomNumbers(seed);
  const issued = new Uint32Array(TYPES + 1);
  let itemId = 0;
  const newItem = () => {
    const item_type_id = 1 + Math.floor(random() ** 2.2 * TYPES);
    issued[item_type_id] += 1;
    itemId += 1;
    // Most of what was ever issued is used up, so the numbers in play are spread over three times as many.
    const number = issued[item_type_id] * 3 - Math.floor(random() * 3);
    return { item_id: itemId, item_type_id, ...numbered({ number, issued: null }) };
  };
  for (const id of shuffled(players, random)) {
    const saved = new Map();
    const offers = [];
    while (saved.size + offers.length < items) {
      const item = newItem();
      const isNew = !saved.has(item.item_type_id);
      if (isNew && saved.size < items / 2) saved.set(item.item_type_id, item);
      else if (random() < SHARE_OF_SPARES) offers.push(item);
      else itemId += 1;
    }
    yield { id, offers, saved, wants: wantsOf(random), wantedItems: new Set(), refused: new Set() };
  }
}

function wantsOf(random) {
  return {
    missing: random() < 0.95,
    lower: random() < 0.5 ? 'any' : 'class',
    gives_better_class: random() < 0.1,
  };
}

function shuffled(count, random) {
  const ids = Array.from({ length: count }, (_, index) => index + 1);
  return ids.sort(() => random() - 0.5);
}

function randomNumbers(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}
