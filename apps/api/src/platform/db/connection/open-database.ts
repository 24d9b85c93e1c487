import { startBundledPostgres } from '@wallabee/bundled-postgres/bundled-postgres';
import type { UndoList } from '../../process/stopping.ts';
import { refuseUnfitPooler } from './pooler.ts';

export interface OpenDatabase {
  url: string;
  /** Notifications, session locks and loading need a session, which a pooler may not provide. */
  directUrl: string;
  /** The result explains the failure when the bundled server caused it. */
  explainLoss(failure: unknown): Promise<unknown>;
  stop(): Promise<void>;
}

interface DatabaseOptions {
  url: string | undefined;
  directUrl?: string | undefined;
  dataDir: string;
  report: (line: string) => void;
}

/** `undo` also stops a bundled server that is still starting. */
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
