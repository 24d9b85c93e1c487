import type { InMemoryWorld } from '@wallabee/game/apply/in-memory-world';
import { playYears } from './play/play-years.ts';
import { createDayWriter, type DayWriter } from './rows/day-rows.ts';
import { createHistoryWriter } from './rows/history-rows.ts';
import { createHistorySeals } from './rows/history-seals.ts';
import { createItemTravels } from './rows/item-travels.ts';
import { tableWriters } from './rows/tables.ts';
import { createSetting, type Setting, type WorldOptions } from './setting.ts';
import { recordTalk } from './social/last-activity.ts';
import { drawSocialLife } from './social/social-life.ts';
import type { WorldBatch, WorldRows } from './world-rows.ts';

/** Yields the history and the tables of days while the world is played, then every other table. */
export function* generateWorld(options: WorldOptions): Generator<WorldBatch> {
  const setting = createSetting(options);
  const days = createDayWriter(setting.game.world, setting.players);
  yield* playedHistory(setting, days);
  yield* standingRows(setting, days);
}

const PLAYING_SHARE = 0.8;

function* playedHistory(setting: Setting, days: DayWriter): Generator<WorldBatch> {
  const { game, until } = setting;
  const seals = createHistorySeals();
  const travels = createItemTravels(setting.places);
  const toRows = createHistoryWriter(seals, travels);
  let rows: WorldRows['history'][] = [];
  for (const { year, done } of playYears(setting)) {
    for (const event of takeHistory(game.world)) rows.push(...toRows(event));
    if (rows.length < BATCH_SIZE && done < 1) continue;
    const progress = { doing: `playing ${year}`, done: PLAYING_SHARE * Math.min(done, 1) };
    yield { table: 'history', rows, progress };
    rows = [];
    for (const batch of days.take(game.now, DAYS_BATCH_SIZE)) yield { ...batch, progress };
  }
  const progress = { doing: 'playing', done: PLAYING_SHARE };
  yield { table: 'history', rows, progress };
  yield { table: 'provenance_day', rows: seals.days(until), progress };
  for (const travelled of inBatches(travels.rows(game.world)))
    yield { table: 'item_travel', rows: travelled, progress };
  for (const batch of days.take(until, 0)) yield { ...batch, progress };
}

const BATCH_SIZE = 4_000;
/** Larger, because each begins a copy into another table. */
const DAYS_BATCH_SIZE = 20_000;

/** Removes the recorded events, so that a large world's history is not held in memory. */
function takeHistory({ history }: InMemoryWorld) {
  return history.splice(0);
}

function* standingRows(setting: Setting, days: DayWriter): Generator<WorldBatch> {
  const life = drawSocialLife(setting);
  recordTalk(life);
  const writers = tableWriters(setting, life, days);
  for (const [index, { table, rows }] of writers.entries()) {
    const progress = {
      doing: `writing ${table.replaceAll('_', ' ')}s`,
      done: PLAYING_SHARE + ((1 - PLAYING_SHARE) * index) / writers.length,
    };
    for (const batch of inBatches<unknown>(rows)) yield { table, rows: batch, progress } as WorldBatch;
  }
}

function* inBatches<Row>(rows: Iterable<Row>): Generator<Row[]> {
  let batch: Row[] = [];
  for (const row of rows) {
    batch.push(row);
    if (batch.length < BATCH_SIZE) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}
