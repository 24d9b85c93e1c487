import { sql } from 'kysely';
import type { ArchivePart } from '../archive-part.queries.ts';

export const TALK_PARTS: readonly ArchivePart[] = [
  {
    name: 'friends',
    about: 'Friends of the player.',
    tables: ['friendship'],
    key: ['friend_id'],
    rows: (player) => sql`
      select friend_id, username, name, friendship.created_at as since
      from friendship join player on player.id = friend_id where player_id = ${player}`,
  },
  {
    name: 'messages',
    about: 'Messages that the player sent and received.',
    tables: ['message', 'conversation'],
    key: ['message_id'],
    rows: (player) => sql`
      select message_id, message.created_at, sender.username as sender, recipient.username as recipient, message.text
      from conversation
      join message on least(sender_id, recipient_id) = least(player_id, other_id)
        and greatest(sender_id, recipient_id) = greatest(player_id, other_id)
      join player as sender on sender.id = sender_id join player as recipient on recipient.id = recipient_id
      where player_id = ${player}`,
  },
  {
    name: 'threads',
    about: 'Threads that the player began in the forums.',
    tables: ['forum_thread'],
    key: ['id'],
    rows: (player) => sql`
      select id, forum_id, title, created_at, post_count, is_closed from forum_thread where author_id = ${player}`,
  },
  {
    name: 'posts',
    about: 'Posts of the player in the forums, removed ones included.',
    tables: ['forum_post'],
    key: ['id'],
    rows: (player) => sql`
      select post.id, post.thread_id, thread.title as thread, post.position, post.created_at, post.edited_at, post.text,
        post.source, post.is_html, post.is_removed, post.is_withdrawn
      from forum_post as post join forum_thread as thread on thread.id = post.thread_id
      where post.author_id = ${player}`,
  },
  {
    name: 'post_versions',
    about: 'What posts of the player said before they were edited, the first version first.',
    tables: ['forum_post_version'],
    key: ['post_id', 'version'],
    rows: (player) => sql`
      select post_id, row_number() over (partition by post_id order by replaced_at)::integer as version, replaced_at,
        forum_post_version.text, forum_post_version.source, forum_post_version.is_html
      from forum_post join forum_post_version on post_id = id where author_id = ${player}`,
  },
  {
    name: 'drafts',
    about: 'Texts that the player has not posted.',
    tables: ['forum_draft'],
    key: ['place'],
    rows: (player) => sql`
      select place, title, text, format, quoted_part, saved_at from forum_draft where player_id = ${player}`,
  },
  {
    name: 'read_threads',
    about: 'Threads that the player read, and how many posts of each.',
    tables: ['forum_reading'],
    key: ['thread_id'],
    rows: (player) => sql`
      select thread_id, read_posts, read_at from forum_reading where player_id = ${player}`,
  },
  {
    name: 'forum_marks',
    about: 'Forums that the player marked as read.',
    tables: ['forum_mark'],
    key: ['forum_id'],
    rows: (player) => sql`select forum_id, marked_at from forum_mark where player_id = ${player}`,
  },
  {
    name: 'muted_threads',
    about: 'Threads that the player muted.',
    tables: ['muted_thread'],
    key: ['thread_id'],
    rows: (player) => sql`
      select thread_id, title, muted_at
      from muted_thread join forum_thread on forum_thread.id = thread_id where player_id = ${player}`,
  },
  {
    name: 'muted_players',
    about: 'Players whom the player muted.',
    tables: ['muted_player'],
    key: ['muted_id'],
    rows: (player) => sql`
      select muted_id, username, muted_at
      from muted_player join player on player.id = muted_id where player_id = ${player}`,
  },
  {
    name: 'buzzes',
    about: 'Posts that the player buzzed.',
    tables: ['forum_buzz'],
    key: ['post_id'],
    rows: (player) => sql`
      select post_id, thread_id, forum_buzz.created_at
      from forum_buzz join forum_post on forum_post.id = post_id where player_id = ${player}`,
  },
  {
    name: 'reports',
    about: 'Posts that the player reported, and when the report was closed.',
    tables: ['forum_report'],
    key: ['report_id'],
    rows: (player) => sql`
      select report_id, post_id, rule, words, created_at, closed_at from forum_report where player_id = ${player}`,
  },
  {
    name: 'moderation',
    about: 'Acts of moderation about the player, without the name of the moderator.',
    tables: ['moderation_entry'],
    key: ['id'],
    rows: (player) => sql`
      select id, action, rule, reason, role, thread_id, post_id, created_at
      from moderation_entry where player_id = ${player}`,
  },
  {
    name: 'appeals',
    about: 'Appeals of the player against acts of moderation, and their answers.',
    tables: ['moderation_appeal'],
    key: ['appeal_id'],
    rows: (player) => sql`
      select appeal_id, entry_id, words, created_at, due_at, decided_at, is_upheld, answer
      from moderation_appeal where player_id = ${player}`,
  },
];
