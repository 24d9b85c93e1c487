import type { PlayerId } from '@wallabee/contract/protocol/ids';
import type { RawBuilder } from 'kysely';
import type { DB } from '../../../platform/db/table-types.ts';

/** One kind of rows in an archive: a list in `archive.json` and a CSV file. */
export interface ArchivePart {
  name: string;
  about: string;
  /** The tables that it has rows of. */
  tables: readonly (keyof DB)[];
  /** Columns of the result that order it and are unique in it; never instants, which lose their microseconds. */
  key: readonly string[];
  rows(player: PlayerId): RawBuilder<unknown>;
}
