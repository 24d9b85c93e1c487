import { widthOf, write } from './letters.js';
import { sprites } from './sprites.js';
import { SET_SIZE } from './world.js';

/** Sky above and below, hills, grass: one palette for each time of the day, and then the day begins again. */
const SKIES = [
  { high: '#bfe3f2', low: '#fbf3e2', far: '#a9c99a', near: '#6fa867', ink: '#2c1e12' },
  { high: '#8fc7e8', low: '#d9f0f7', far: '#8dbb7c', near: '#4f9a54', ink: '#2c1e12' },
  { high: '#e58a6a', low: '#ffd86b', far: '#a9713a', near: '#6d4a26', ink: '#2c1e12' },
  { high: '#1f2544', low: '#4a3f6b', far: '#2b2a45', near: '#1c2b2a', ink: '#fbf3e2' },
];

export function draw(pen, world) {
  const sky = SKIES[(world.level - 1) % SKIES.length];
  drawLand(pen, world, sky);
  for (const thing of world.things) drawThing(pen, thing, { isNext: thing.number === world.next });
  for (const { x, y } of world.drops) pen.drawImage(sprites.drop, Math.round(x) - 2, Math.round(y) - 3);
  drawSparks(pen, world);
  drawBee(pen, world);
  drawCounters(pen, world, sky);
}

function drawLand(pen, { width, height }, { high, low, far, near }) {
  const bands = 6;
  for (let band = 0; band < bands; band += 1) {
    pen.fillStyle = mixed(high, low, band / (bands - 1));
    pen.fillRect(0, Math.floor((band * height) / bands), width, Math.ceil(height / bands) + 1);
  }
  drawHills(pen, { width, height }, { colour: far, rise: 30, length: 46 });
  drawHills(pen, { width, height }, { colour: near, rise: 14, length: 71 });
}

function drawHills(pen, { width, height }, { colour, rise, length }) {
  pen.fillStyle = colour;
  for (let x = 0; x < width; x += 2) {
    const top = height - rise - Math.round(Math.sin(x / length) * rise * 0.4 + Math.sin(x / 17) * 2);
    pen.fillRect(x, top, 2, height - top);
  }
}

function drawThing(pen, { x, y, number, kind }, { isNext }) {
  const [left, top] = [Math.round(x), Math.round(y)];
  pen.globalAlpha = isNext ? 1 : 0.45;
  pen.fillStyle = isNext ? '#f5b32c' : '#fbf3e2';
  pen.fillRect(left - 1, top - 1, 17, 17);
  pen.fillStyle = isNext ? '#ffeebf' : '#e8dcc4';
  pen.fillRect(left, top, 15, 15);
  pen.drawImage(sprites.things[kind], left + 2, top + 2);
  const label = `#${number}`;
  const chip = { x: left + 7 - Math.floor(widthOf(label) / 2), y: top + 18 };
  pen.fillStyle = '#2c1e12';
  pen.fillRect(chip.x - 2, chip.y - 2, widthOf(label) + 4, 9);
  write(pen, label, { ...chip, colour: isNext ? '#ffd86b' : '#fbf3e2' });
  pen.globalAlpha = 1;
}

function drawSparks(pen, { sparks }) {
  pen.fillStyle = '#ffd86b';
  for (const { x, y } of sparks) pen.fillRect(Math.round(x), Math.round(y), 2, 2);
}

function drawBee(pen, { bee, time, safeFor }) {
  // While nothing can hit it, it flickers.
  if (safeFor > 0 && Math.floor(time * 10) % 2 === 1) return;
  const sprite = sprites.bee[Math.floor(time * 14) % 2];
  pen.save();
  pen.translate(Math.round(bee.x), Math.round(bee.y));
  if (!bee.looksLeft) pen.scale(-1, 1);
  pen.drawImage(sprite, -6, -6);
  pen.restore();
}

function drawCounters(pen, { width, lives, score, next, dryFor, level }, { ink }) {
  for (let life = 0; life < lives; life += 1) pen.drawImage(sprites.life, 4 + life * 7, 4);
  write(pen, String(score), { x: width - 4 - widthOf(String(score)), y: 5, colour: ink });
  const wanted = `FIND #${next}`;
  write(pen, wanted, { x: Math.round((width - widthOf(wanted)) / 2), y: 5, colour: ink });
  if (level === 1 || dryFor === 0) return;
  const news = `SET OF ${SET_SIZE} FULL`;
  write(pen, news, { x: Math.round((width - widthOf(news)) / 2), y: 22, colour: ink });
}

function mixed(from, to, share) {
  const channel = (colour, place) => Number.parseInt(colour.slice(place, place + 2), 16);
  const parts = [1, 3, 5].map((place) =>
    Math.round(channel(from, place) * (1 - share) + channel(to, place) * share),
  );
  return `rgb(${parts.join(' ')})`;
}
