import type { InMemoryWorld } from '@wallabee/game/apply/in-memory-world';
import { playYears } from './play/play-years.ts';
import { createHistoryWriter } from './rows/history-rows.ts';
import { tableWriters } from './rows/tables.ts';
import { createSetting, type Setting, type WorldOptions } from './setting.ts';
import { recordTalk } from './social/last-activity.ts';
import { drawSocialLife } from './social/social-life.ts';
import type { WorldBatch, WorldRows } from './world-rows.ts';

/** Yields the history while the world is played, then every other table. */
export function* generateWorld(options: WorldOptions): Generator<WorldBatch> {
  const setting = createSetting(options);
  yield* playedHistory(setting);
  yield* standingRows(setting);
}

const PLAYING_SHARE = 0.8;

function* playedHistory(setting: Setting): Generator<WorldBatch> {
  const toRows = createHistoryWriter();
  let rows: WorldRows['history'][] = [];
  for (const { year, done } of playYears(setting)) {
    for (const event of takeHistory(setting.game.world)) rows.push(...toRows(event));
    if (rows.length < BATCH_SIZE && done < 1) continue;
    yield {
      table: 'history',
      rows,
      progress: { doing: `playing ${year}`, done: PLAYING_SHARE * Math.min(done, 1) },
    };
    rows = [];
  }
  yield { table: 'history', rows, progress: { doing: 'playing', done: PLAYING_SHARE } };
}

const BATCH_SIZE = 4_000;

/** Removes the recorded events, so that a large world's history is not held in memory. */
function takeHistory({ history }: InMemoryWorld) {
  return history.splice(0);
}

function* standingRows(setting: Setting): Generator<WorldBatch> {
  const life = drawSocialLife(setting);
  recordTalk(life);
  const writers = tableWriters(setting, life);
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
