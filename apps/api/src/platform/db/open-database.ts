import { startBundledPostgres } from '../postgres/bundled-postgres.ts';

export interface OpenDatabase {
  url: string;
  stop(): Promise<void>;
}

/** The database the operator named, or the bundled one. */
export async function openDatabase(options: {
  url: string | undefined;
  dataDir: string;
  report: (line: string) => void;
}): Promise<OpenDatabase> {
  if (options.url) return { url: options.url, stop: async () => {} };
  return startBundledPostgres({ dataDir: options.dataDir, report: options.report });
}
