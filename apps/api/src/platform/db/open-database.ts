import { startBundledPostgres } from '../postgres/bundled-postgres.ts';

export interface OpenDatabase {
  url: string;
  /** Gives back what failed, in better words where the bundled server's end was behind it. */
  explainLoss(failure: unknown): Promise<unknown>;
  stop(): Promise<void>;
}

/** The database the operator named, or the bundled one. */
export async function openDatabase(options: {
  url: string | undefined;
  dataDir: string;
  /** How many connections the bundled one must take, where that is more than it does anyway. */
  connections?: number;
  report: (line: string) => void;
}): Promise<OpenDatabase> {
  const { url, connections = 0, ...bundled } = options;
  if (url) return { url, explainLoss: async (failure) => failure, stop: async () => {} };
  const settings = { max_connections: String(Math.max(MOST_CONNECTIONS, connections)) };
  return startBundledPostgres({ ...bundled, settings });
}

/** Enough for one server process, the commands, and an operator who looks. */
const MOST_CONNECTIONS = 100;
