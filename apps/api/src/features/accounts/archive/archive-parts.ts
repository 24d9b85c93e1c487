import type { DB } from '../../../platform/db/table-types.ts';
import type { ArchivePart } from './archive-part.queries.ts';
import { ACCOUNT_PARTS } from './parts/account.queries.ts';
import { GAME_PARTS } from './parts/game.queries.ts';
import { TALK_PARTS } from './parts/talk.queries.ts';

export const ARCHIVE_PARTS: readonly ArchivePart[] = [...ACCOUNT_PARTS, ...GAME_PARTS, ...TALK_PARTS];

/** Tables that refer to players and have nothing of them that an archive could show. */
export const NOT_IN_ARCHIVE: Partial<Record<keyof DB, string>> = {
  code_attempt: 'counts wrong codes of the last hour, as a limit',
  forum_submission: 'recognises a repeated request; the post is in the archive',
};
