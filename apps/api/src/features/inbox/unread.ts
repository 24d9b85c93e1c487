import type { ConversationSummary } from '@wallabee/contract/inbox/inbox';
import type { PlayerId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../../platform/db/db.ts';
import { countUnread, listUnreadRows } from './inbox.queries.ts';
import { inboxViews } from './inbox.views.ts';

/** The newest conversations with unread messages, and how many there are. */
export async function listUnread(
  db: Db,
  player: PlayerId,
  { most, apiUrl }: { most: number; apiUrl: string },
): Promise<{ conversations: ConversationSummary[]; unread: number }> {
  const rows = await listUnreadRows(db, player, most);
  const { conversations } = inboxViews(apiUrl).conversations(rows);
  return { conversations, unread: rows.length < most ? rows.length : await countUnread(db, player) };
}
