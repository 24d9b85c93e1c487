import { startBundledPostgres } from '@wallabee/bundled-postgres/bundled-postgres';
import type { UndoList } from '../../process/stopping.ts';
import { refuseUnfitPooler } from './pooler.ts';

export interface OpenDatabase {
  url: string;
  /** For what belongs to a session: notifications, locks, loading. The same address where there is no pooler. */
  directUrl: string;
  /** Gives back what failed, in better words where the bundled server's end was behind it. */
  explainLoss(failure: unknown): Promise<unknown>;
  stop(): Promise<void>;
}

interface DatabaseOptions {
  url: string | undefined;
  directUrl?: string | undefined;
  dataDir: string;
  report: (line: string) => void;
}

/** The database the operator named, or the bundled one, which `undo` stops: also one that is still starting. */
export function openDatabase(options: DatabaseOptions, undo: UndoList): Promise<OpenDatabase> {
  const opening = open(options);
  undo.later(async () => (await opening.catch(() => undefined))?.stop(), { hasOwnLimit: true });
  return opening;
}

async function open(options: DatabaseOptions): Promise<OpenDatabase> {
  const { url, directUrl = url, ...bundled } = options;
  if (url && directUrl) {
    await refuseUnfitPooler({ url, directUrl });
    return { url, directUrl, explainLoss: async (failure) => failure, stop: async () => {} };
  }
  const postgres = await startBundledPostgres(bundled);
  return Object.assign(postgres, { directUrl: postgres.url });
}
