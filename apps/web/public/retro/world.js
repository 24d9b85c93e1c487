/** The rules of the game: values in, values out. Lengths are pixels of the small screen, times seconds. */

export const LIVES = 3;
const MOST_LIVES = 5;
const BEE = { width: 13, height: 11, push: 620, friction: 6.5 };
const THING_SIZE = 15;
const THINGS_SHOWN = 3;
/** So many things make a set; a finished one gives a life, a breath, and heavier rain. */
export const SET_SIZE = 10;
const SAFE_AFTER_HIT = 1.6;
const BREATH = 2.2;

export function newWorld({ width, height, chance }) {
  const world = {
    width,
    height,
    time: 0,
    lives: LIVES,
    score: 0,
    next: 1,
    level: 1,
    safeFor: 1,
    dryFor: 1,
    untilDrop: 0,
    bee: { x: width / 2, y: height * 0.6, speedX: 0, speedY: 0, looksLeft: false },
    things: [],
    drops: [],
    sparks: [],
  };
  return fillThings(world, chance);
}

/** One step on. `steer` points anywhere in the unit circle; `events` tell what happened, for sound and show. */
export function step(world, { seconds, steer, chance }) {
  const events = [];
  world.time += seconds;
  world.safeFor = Math.max(0, world.safeFor - seconds);
  world.dryFor = Math.max(0, world.dryFor - seconds);
  moveBee(world, seconds, steer);
  letItRain(world, seconds, chance);
  moveSparks(world, seconds);
  if (touchesNext(world)) collect(world, chance, events);
  if (world.safeFor === 0 && world.drops.some((drop) => touchesDrop(world.bee, drop)))
    loseLife(world, events);
  return events;
}

export function resize(world, { width, height }) {
  Object.assign(world, { width, height });
  keepInside(world);
  for (const thing of world.things) {
    thing.x = Math.min(thing.x, width - THING_SIZE);
    thing.y = Math.min(thing.y, height - THING_SIZE - 14);
  }
}

function moveBee(world, seconds, { x, y }) {
  const { bee } = world;
  bee.speedX += (x * BEE.push - bee.speedX * BEE.friction) * seconds;
  bee.speedY += (y * BEE.push - bee.speedY * BEE.friction) * seconds;
  bee.x += bee.speedX * seconds;
  bee.y += bee.speedY * seconds;
  if (Math.abs(x) > 0.2) bee.looksLeft = x < 0;
  keepInside(world);
}

function keepInside({ bee, width, height }) {
  bee.x = clamp(bee.x, BEE.width / 2, width - BEE.width / 2);
  bee.y = clamp(bee.y, 14 + BEE.height / 2, height - 12 - BEE.height / 2);
}

function letItRain(world, seconds, chance) {
  const { level, width, height } = world;
  const wind = level > 2 ? Math.sin(world.time / 5) * Math.min(level * 4, 34) : 0;
  const fall = 62 + Math.min(level, 12) * 9;
  for (const drop of world.drops) {
    drop.y += (fall + drop.haste) * seconds;
    drop.x += wind * seconds;
  }
  world.drops = world.drops.filter((drop) => drop.y < height - 10);

  world.untilDrop -= seconds;
  if (world.untilDrop > 0 || world.dryFor > 0) return;
  world.drops.push({ x: chance() * (width + 40) - 20, y: 8, haste: chance() * 34 });
  // A wide sky has more room to fall through, so more falls.
  world.untilDrop = (0.4 / (1 + level * 0.22)) * Math.min(1.4, 220 / width);
}

function touchesNext({ bee, things, next }) {
  const thing = things.find(({ number }) => number === next);
  if (!thing) return false;
  const reach = (THING_SIZE + BEE.width) / 2 - 2;
  return (
    Math.abs(thing.x + THING_SIZE / 2 - bee.x) < reach && Math.abs(thing.y + THING_SIZE / 2 - bee.y) < reach
  );
}

function touchesDrop(bee, drop) {
  return Math.abs(drop.x - bee.x) < BEE.width / 2 - 2 && Math.abs(drop.y - bee.y) < BEE.height / 2;
}

function collect(world, chance, events) {
  const found = world.things.find(({ number }) => number === world.next);
  world.things = world.things.filter((thing) => thing !== found);
  world.score += 10 * world.level;
  burst(world, found.x + THING_SIZE / 2, found.y + THING_SIZE / 2, chance);
  events.push('collected');
  if (world.next % SET_SIZE === 0) finishSet(world, events);
  world.next += 1;
  fillThings(world, chance);
}

function finishSet(world, events) {
  world.level += 1;
  world.score += 50;
  world.lives = Math.min(MOST_LIVES, world.lives + 1);
  world.dryFor = BREATH;
  events.push('set');
}

function loseLife(world, events) {
  world.lives -= 1;
  world.safeFor = SAFE_AFTER_HIT;
  events.push(world.lives > 0 ? 'hit' : 'over');
}

/** The next few numbers, never on top of each other or of the bee. */
function fillThings(world, chance) {
  for (let number = world.next; number < world.next + THINGS_SHOWN; number += 1) {
    if (!world.things.some((thing) => thing.number === number)) {
      world.things.push({ number, kind: Math.floor(chance() * 6), ...freeSpot(world, chance) });
    }
  }
  return world;
}

function freeSpot({ width, height, things, bee }, chance) {
  const taken = [...things, { x: bee.x - THING_SIZE / 2, y: bee.y - THING_SIZE / 2 }];
  let spot = { x: 0, y: 0 };
  for (let tries = 0; tries < 12; tries += 1) {
    spot = {
      x: 6 + chance() * (width - THING_SIZE - 12),
      y: 22 + chance() * (height - THING_SIZE - 50),
    };
    const isFree = taken.every(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) > THING_SIZE * 2);
    if (isFree) break;
  }
  return spot;
}

function burst(world, x, y, chance) {
  for (let count = 0; count < 8; count += 1) {
    const direction = (count / 8) * Math.PI * 2;
    const speed = 26 + chance() * 22;
    world.sparks.push({
      x,
      y,
      speedX: Math.cos(direction) * speed,
      speedY: Math.sin(direction) * speed,
      left: 0.5,
    });
  }
}

function moveSparks(world, seconds) {
  for (const spark of world.sparks) {
    spark.x += spark.speedX * seconds;
    spark.y += spark.speedY * seconds;
    spark.left -= seconds;
  }
  world.sparks = world.sparks.filter(({ left }) => left > 0);
}

function clamp(value, least, most) {
  return Math.min(Math.max(value, least), most);
}
