import type { Db } from '../../platform/db/db.ts';
import type { PostOutcome } from '../../platform/outside/post-outside.ts';
import { pictures } from '../catalogue/catalogue.public.ts';
import { type PushServices, sendPush } from '../push/push.public.ts';
import { nextAttemptAt } from './pauses.ts';
import type { Job } from './pump.ts';
import {
  type DuePush,
  deletePush,
  findDuePush,
  forgetDevice,
  markPushed,
  retryPush,
} from './push-deliveries.queries.ts';

export interface PushAttempts extends PushServices {
  db: Db;
  apiUrl: string;
  now: () => Date;
  random: () => number;
  report: (failure: unknown) => void;
}

export async function attemptPush(services: PushAttempts, job: Job) {
  const { db, now, report } = services;
  const due = await findDuePush(db, job.delivery, now());
  if (!due) return;
  if (!due.is_wanted) return deletePush(db, job.delivery);
  const outcome = await sendPush(services, { ...due, icon: iconOf(due, services) }).catch((failure) => {
    report(failure);
    return NOT_SENT;
  });
  await finish(services, { job, due, outcome });
}

/** As if the push service had refused it: another attempt would fail in the same way. */
const NOT_SENT: PostOutcome = { status: 400, failure: 'could not be encrypted' };

async function finish(
  services: PushAttempts,
  { job, due, outcome }: { job: Job; due: DuePush; outcome: PostOutcome },
) {
  const { db, now } = services;
  const { status, failure } = outcome;
  if (failure === null) return db.transaction().execute((trx) => markPushed(trx, job, now()));
  if (status !== null && GONE.includes(status)) return forgetDevice(db, job.target);
  const next = isTemporary(status) ? nextAttemptAt(due, { now: now(), random: services.random }) : null;
  if (!next) return deletePush(db, job.delivery);
  await retryPush(db, job.delivery, { next_attempt_at: next, status, failure });
}

/** The browser has ended its subscription (RFC 8030). */
const GONE = [404, 410];

function isTemporary(status: number | null): boolean {
  return status === null || status === 429 || status >= 500;
}

function iconOf({ picture }: DuePush, { apiUrl, siteUrl }: PushAttempts): string {
  if (!picture) return `${siteUrl}/icon-192.png`;
  return pictures({ kind: picture.of, id: picture.id }, apiUrl).image_url_200;
}
