/** A life with eight stops, because no item of the world under test goes that far. */
const STOPS = [
  { name: 'Vondelpark', city: 'Amsterdam', day: '2016-09-09', chapter: 1, x: 50.3, y: 32.1 },
  { name: 'Parliament Hill', city: 'London', day: '2017-03-12', chapter: 1, x: 38.3, y: 35 },
  { name: 'Portobello Beach', city: 'Edinburgh', day: '2018-03-19', chapter: 2, x: 33, y: 16.6 },
  { name: 'Nyhavn', city: 'Copenhagen', day: '2019-07-01', chapter: 3, x: 67, y: 17.5 },
  { name: 'Prater', city: 'Vienna', day: '2020-03-16', chapter: 3, x: 79.8, y: 46.6 },
  { name: 'Ponte Sant’Angelo', city: 'Rome', day: '2024-04-02', chapter: 4, x: 72.2, y: 73.7 },
  { name: 'Cais do Sodré', city: 'Lisbon', day: '2024-05-26', chapter: 4, x: 12, y: 84.2 },
  { name: 'Vondelpark', city: 'Amsterdam', day: '2025-11-09', chapter: 4, x: 50.3, y: 32.1 },
];
const HANDS = [
  { name: 'Pim Larkin', title: 'Found in Amsterdam', from: '2016-09-09', to: '2017-04-02' },
  { name: 'Wren Castle', title: 'Carried north', from: '2017-04-02', to: '2019-06-13' },
  { name: 'Oona Marsh', title: 'Came in a trade', from: '2019-06-13', to: '2024-04-01' },
  { name: 'Juniper Vale', title: 'Home, for now', from: '2024-04-01', to: null },
];
const STAMPS = [[1, 8], [2], [3], [4], [5], [6], [7]];

/** @param {string} day */
const at = (day) => `${day}T10:00:00.000Z`;
const stops = STOPS.map(({ name, city, day, chapter }, index) => ({
  number: index + 1,
  place: { id: (index % 7) + 1, name, city },
  from: at(day),
  chapter,
  kilometres: index === 0 ? null : 500 + index,
  way: index === 0 ? null : wayTo(index + 1),
}));
const holders = HANDS.map(({ name }, index) => ({
  id: index + 1,
  name,
  image_url: '',
  image_key: '',
  hue: 40 + 80 * index,
}));

/** @param {number} itemId */
export function travelledLife(itemId) {
  return {
    item_id: itemId,
    as_of: at('2026-11-18'),
    opening:
      'Found in Amsterdam in September 2016, seen in 7 cities, and with Juniper Vale since April 2024.',
    figures: {
      from: at('2016-09-09'),
      to: null,
      hands: 4,
      kilometres: 3_528,
      cities: 7,
      longest_rest: { from: at('2020-03-18'), to: at('2024-04-01'), player: holders[2], place: null },
    },
    stops,
    chapters: HANDS.map(toChapter),
    map: {
      width: 680,
      height: 640,
      land: 'M120 80L560 60L600 420L300 600L40 560Z',
      graticule: 'M0 200L680 180M0 420L680 400M200 0L180 640M460 0L480 640',
      stamps: STAMPS.map(toStamp),
      legs: stops.slice(1).map(toLeg),
      scale: { kilometres: 500, width: 120 },
    },
  };
}

/** @param {number} stop */
function wayTo(stop) {
  return stop === 4 ? 'traded' : 'carried';
}

/**
 * @param {(typeof HANDS)[number]} hand
 * @param {number} index
 */
function toChapter({ title, from, to }, index) {
  const ofChapter = stops.filter(({ chapter }) => chapter === index + 1);
  const steps = ofChapter.map(({ number, place, from: seen }) => ({
    kind: 'event',
    from: seen,
    to: seen,
    stop: number,
    events: [{ history_id: number, type: 'itemdropped', created_at: seen, place, player: null, item: null }],
  }));
  return {
    number: index + 1,
    title,
    holder: holders[index],
    from: at(from),
    to: to && at(to),
    stops: ofChapter.map(({ number }) => number),
    steps,
  };
}

/** @param {number[]} numbers */
function toStamp(numbers) {
  const { city, x, y } = stopAt(numbers[0]);
  return { stops: numbers, label: city, x, y, side: 'right', narrow_side: null };
}

/** @param {(typeof stops)[number]} stop */
function toLeg({ number, way }) {
  const [from, to] = [stopAt(number - 1), stopAt(number)];
  const end = `${to.x * 6.8} ${to.y * 6.4}`;
  return { to: number, kind: way, path: `M${from.x * 6.8} ${from.y * 6.4}L${end}`, tip: `translate(${end})` };
}

/** @param {number | undefined} number */
function stopAt(number = 1) {
  const stop = STOPS[number - 1];
  if (!stop) throw new Error(`There is no stop ${number}.`);
  return stop;
}
