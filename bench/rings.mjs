// npm run bench:rings: the processor time that swap rings take to find, and the memory of the market of offers and
// wants. Options: --players=10000 --items=500
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { build } from 'esbuild';
import { say } from '../scripts/setup.mjs';
import { randomPlayers } from './rings-market.mjs';
import { median, round } from './table.mjs';

const option = (name, otherwise) =>
  Number(process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise);

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');
const { bestRings, createSwapMarket, numbered, ringsFor } = await swaps();

const before = memory();
const market = createSwapMarket();
let building = 0;
let offers = 0;
for (const player of randomPlayers(numbered, {
  players: option('players', 10_000),
  items: option('items', 500),
})) {
  building += timed(() => market.put(player));
  offers += player.offers.length;
}
say(`market: ${market.size} players, ${offers} offers`);
say(`building it: ${round(building)} ms`);
say(`its memory: ${round((memory() - before) / 1_000_000)} MB`);

const LISTS = 200;
const ids = Array.from({ length: LISTS }, (_, index) => 1 + ((index * 7_919) % market.size));
const friends = new Set(ids.slice(0, 40));
const list = { friends, most: 60 };
const best = [];
measure('list of a player', (id) => best.push(ringsFor(market, id, list)[0]?.least ?? 0));
measure('list of pairs', (id) => ringsFor(market, id, { ...list, who: 'pairs' }));
measure('list of rings with 40 friends', (id) => ringsFor(market, id, { ...list, who: 'friends' }));
measure('list for a set of 24 types', (id) =>
  ringsFor(market, id, { ...list, types: (type) => type % 100 === 3 }),
);
const players = new Map(ids.map((id) => [id, market.get(id)]));
measure('change of a player', (id) => {
  const player = players.get(id);
  market.put({ ...player, offers: player.offers.slice(1) });
});

let rings = new Map();
for (let run = 1; run <= 3; run += 1) {
  const took = timed(() => {
    rings = bestRings(market);
  });
  say(`best rings of all players, run ${run}: ${round(took)} ms`);
}
const sizes = [2, 3, 4, 5].map(
  (size) => [...rings.values()].filter(({ members }) => members.length === size).length,
);
say(`players with a ring: ${rings.size}; of 2, 3, 4, 5 players: ${sizes.join(', ')}`);
const shares = ids.map((id, index) => (rings.get(id)?.least ?? 0) / (best[index] || 1));
say(`least gain of these rings, as a share of the best in the list: ${round(median(shares), 3)} median`);
say(`most rings that one player is in: ${Math.max(...timesInRings(rings).values())}`);

async function swaps() {
  const outfile = resolve('.cache/bench/swaps.mjs');
  const files = ['best-rings', 'find-rings', 'market', 'worth'];
  await build({
    stdin: {
      contents: files.map((file) => `export * from './${file}.ts';`).join('\n'),
      resolveDir: 'packages/game/src/swaps',
    },
    ...{ outfile, bundle: true, platform: 'node', format: 'esm', logLevel: 'warning' },
  });
  return import(pathToFileURL(outfile).href);
}

function measure(name, run) {
  const times = ids.map((id) => timed(() => run(id)));
  const [first] = times;
  const sorted = times.sort((one, other) => one - other);
  const most = sorted[Math.floor(sorted.length * 0.95)];
  say(
    `${name}: ${round(median(sorted), 1)} ms median, ${round(most, 1)} ms for 95 %, ${round(first, 1)} ms the first`,
  );
}

/** Processor time in milliseconds, because other programs may run. */
function timed(run) {
  const start = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
}

function memory() {
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

function timesInRings(found) {
  const times = new Map();
  const different = new Map(
    [...found.values()].map((ring) => [
      ring.members
        .map(({ gives }) => gives.item_id)
        .sort()
        .join(),
      ring,
    ]),
  );
  for (const { members } of different.values())
    for (const { player_id } of members) times.set(player_id, (times.get(player_id) ?? 0) + 1);
  return times;
}
