import type { ForumDraft, ListedDraft } from '@wallabee/contract/forums/drafts';
import type { DraftFormat } from '@wallabee/contract/forums/editing';
import { canSee, type Member } from '@wallabee/contract/forums/forum-rules';
import { LONGEST_QUOTE, MOST_DRAFTS } from '@wallabee/contract/forums/post-limits';
import { type PlayerId, PostId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../../../../platform/db/db.ts';
import { excerptOf } from '../../authors.views.ts';
import { lockAuthor } from '../../posting.queries.ts';
import { refuse } from '../../refuse.ts';

import { type ForumServices, pageOf } from '../../visible-thread.ts';
import {
  countDrafts,
  type DraftRow,
  deleteDraft,
  findDraft,
  listDraftRows,
  postExists,
  upsertDraft,
} from './drafts.queries.ts';

interface TypedDraft {
  place: string;
  title?: string | undefined;
  text: string;
  format?: DraftFormat | undefined;
  quoted_post_id?: PostId | undefined;
  quoted_part?: string | undefined;
  based_on?: string | undefined;
}

/** Returns what another device has saved in between, so that the page can offer it. */
export async function saveDraftFor({ db, now }: ForumServices, playerId: PlayerId, typed: TypedDraft) {
  return db.transaction().execute(async (trx) => {
    const member = await lockAuthor(trx, playerId);
    const earlier = await findDraft(trx, { playerId, place: typed.place });
    const isOthers = earlier !== undefined && earlier.saved_at.toISOString() !== typed.based_on;
    const replaced = isOthers && earlier.text !== typed.text ? toDraft(earlier, member) : null;
    if (!isEmpty(typed))
      return { saved_at: await store(trx, playerId, { typed, earlier, now: now() }), replaced };
    // A device with an empty box must not discard what another one has.
    if (!isOthers) await deleteDraft(trx, playerId, typed.place);
    return { saved_at: null, replaced };
  });
}

interface Storing {
  typed: TypedDraft;
  earlier: DraftRow | undefined;
  now: Date;
}

async function store(trx: Db, player_id: PlayerId, { typed, earlier, now }: Storing): Promise<string> {
  if (!earlier && (await countDrafts(trx, player_id)) >= MOST_DRAFTS) refuse('too_many_drafts');
  const { place, title = '', text, format = 'plain' } = typed;
  const saved_at = new Date(Math.max(now.getTime(), (earlier?.saved_at.getTime() ?? 0) + 1));
  await upsertDraft(trx, {
    player_id,
    place,
    title,
    text,
    format,
    ...(await quotedBy(trx, typed)),
    saved_at,
  });
  return saved_at.toISOString();
}

async function quotedBy(trx: Db, { quoted_post_id: id, quoted_part: part }: TypedDraft) {
  if (id === undefined || !(await postExists(trx, id))) return { quoted_post_id: null, quoted_part: null };
  return { quoted_post_id: id, quoted_part: part ?? null };
}

export async function readDraftFor(db: Db, member: Member & { id: PlayerId }, place: string) {
  const row = await findDraft(db, { playerId: member.id, place });
  return { draft: row ? toDraft(row, member) : null };
}

export async function listDraftsFor(db: Db, member: Member & { id: PlayerId }) {
  const rows = await listDraftRows(db, member.id);
  return { drafts: rows.map((row) => toListed(row, member)) };
}

function toListed(row: DraftRow, member: Member): ListedDraft {
  const about = aboutOf(row, member);
  return { ...toDraft(row, member), about, url: about === null ? null : urlOf(row) };
}

function urlOf({ forum_id, thread_id, post_count, edited_id, edited_position }: DraftRow): string {
  if (thread_id === null) return `/addthread/${forum_id}`;
  const thread = `/forums/${forum_id}/0/${thread_id}`;
  if (edited_id !== null) return `${thread}/${pageOf(edited_position ?? 0)}#edit-${edited_id}`;
  return `${thread}/${pageOf(Math.max(0, (post_count ?? 0) - 1))}#reply`;
}

function isEmpty({ title = '', text }: Pick<TypedDraft, 'title' | 'text'>): boolean {
  return title.trim() === '' && text.trim() === '';
}

function toDraft(row: DraftRow, member: Member): ForumDraft {
  const { place, title, text, format, saved_at } = row;
  return { place, title, text, format, quote: quoteOf(row, member), saved_at: saved_at.toISOString() };
}

function quoteOf(row: DraftRow, member: Member): ForumDraft['quote'] {
  const { quoted_post_id: id, quoted_text: text, quoted_name: name, quoted_part: part } = row;
  if (id === null || text === null || name === null || aboutOf(row, member) === null) return null;
  const excerpt = excerptOf({ text, is_html: row.quoted_is_html === true }, LONGEST_QUOTE);
  return { post_id: PostId.parse(id), name, text: part ?? excerpt, is_part: part !== null };
}

function aboutOf({ about, visible_to }: DraftRow, member: Member): string | null {
  return visible_to !== null && canSee({ visible_to }, member) ? about : null;
}
