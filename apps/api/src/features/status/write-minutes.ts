import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/db.ts';
import type { Recorder } from './recorder.ts';
import { addMinutes } from './status.queries.ts';

/** A failure is not logged: the minute is marked as cut off and written with the next batch. */
export async function writeMinutes(db: Db, recorder: Recorder, { isStopping = false } = {}) {
  recorder.begin();
  const rows = recorder.unwritten({ isStopping });
  if (rows.length === 0) return;
  try {
    await addMinutes(db, rows);
    recorder.markWritten(rows);
  } catch {
    recorder.markCutOff();
  }
}

export function writeMinutesRegularly(app: FastifyInstance, db: Db, recorder: Recorder) {
  let writing = Promise.resolve();
  const write = (isStopping: boolean) => {
    writing = writing.then(() => writeMinutes(db, recorder, { isStopping }));
    return writing;
  };
  const timer = setInterval(() => void write(false), LOOK_EVERY_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await write(true);
  });
}

const LOOK_EVERY_MS = 10_000;
