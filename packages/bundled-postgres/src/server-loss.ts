import type { DatabaseHome } from './data-folder.ts';
import { readLogFrom } from './server-log.ts';
import { failureFromOutput, hasCode, isDiskFull, PostgresStartFailure } from './start-failure.ts';

/**
 * Connections only report that they broke; the server's log has the reason. Other failures are returned
 * unchanged.
 */
export async function explainLoss(failure: unknown, { home, logStart }: Run): Promise<unknown> {
  if (!isLoss(failure)) return failure;
  const output = await readLogFrom(home.log, logStart).catch(() => '');
  if (isDiskFull(output)) return failureFromOutput({ output, folder: home.folder });
  return new PostgresStartFailure(
    `PostgreSQL ended while it was needed; its log ${home.log} has the reason.`,
    {
      cause: failure,
    },
  );
}

type Run = { home: DatabaseHome; logStart: number };

/** 57P01 to 57P03: shutting down, crashed or starting; the rest: the connection broke. */
function isLoss(failure: unknown): boolean {
  if (hasCode(failure, 'EPIPE', 'ECONNRESET', '57P01', '57P02', '57P03')) return true;
  return failure instanceof Error && /Connection terminated/.test(failure.message);
}
