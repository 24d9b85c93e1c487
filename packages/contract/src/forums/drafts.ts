import { z } from 'zod';
import type { Endpoint } from '../protocol/endpoint.ts';
import { inBody, PostId } from '../protocol/ids.ts';
import { draftFormat } from './editing.ts';
import { forumAddresses } from './forums.addresses.ts';
import { DraftText, DraftTitle, QuotedPart } from './post-text.ts';

export const DraftPlace = z
  .string()
  .regex(/^(forum|thread|post):(0|[1-9]\d{0,8})$/, 'must be forum:, thread: or post: and an id')
  .meta({
    description: 'Where it will be posted: a forum, a thread or an edited post.',
    example: 'thread:67',
  });
export type DraftPlace = z.infer<typeof DraftPlace>;

const savedAt = z.iso.datetime().meta({
  description: 'When it was saved.',
  example: '2026-11-10T09:41:00.000Z',
});

const DraftQuote = z
  .object({
    post_id: PostId.meta({ description: 'The id of the quoted post.' }),
    name: z
      .string()
      .meta({ description: 'The display name of the quoted player.', example: 'Zoë Demofriend' }),
    text: z.string().meta({ description: 'What is quoted.', example: 'Where?' }),
    is_part: z.boolean().meta({ description: 'Whether it is a part of the post.', example: false }),
  })
  .meta({ id: 'DraftQuote', description: 'The post that a draft quotes.' });

export const ForumDraft = z
  .object({
    place: DraftPlace,
    title: z.string().meta({ description: 'The title of the thread; empty for a reply.', example: '' }),
    text: z.string().meta({ description: 'What was typed.', example: 'At the ferry' }),
    format: draftFormat,
    quote: DraftQuote.nullable().meta({ description: 'The post it quotes; null where it quotes none.' }),
    saved_at: savedAt,
  })
  .meta({ id: 'ForumDraft', description: 'A text that is not posted yet.' });
export type ForumDraft = z.infer<typeof ForumDraft>;

const ListedDraft = ForumDraft.extend({
  about: z.string().nullable().meta({
    description: 'The title of its thread or forum; null where the player cannot see it any more.',
    example: 'Winter drops: when and where',
  }),
  url: z.string().nullable().meta({
    description: 'Where it is continued on the site; null where the player cannot see it any more.',
    example: '/forums/1/0/67/1#reply',
  }),
}).meta({ id: 'ListedDraft', description: 'A draft in a list.' });
export type ListedDraft = z.infer<typeof ListedDraft>;

const own = { feature: 'forums', access: 'player' } as const;
const params = z.object({ place: DraftPlace });

export const saveDraft = {
  ...own,
  ...forumAddresses.saveDraft,
  summary: 'Saves a draft. An empty one is discarded.',
  params,
  body: z.object({
    title: DraftTitle.optional().meta({ description: 'The title of the thread.', example: 'Soup' }),
    text: DraftText.meta({ description: 'What was typed; empty discards it.', example: 'At the ferry' }),
    format: draftFormat.optional(),
    quoted_post_id: inBody(PostId)
      .optional()
      .meta({ description: 'The id of the post it quotes.', example: 300 }),
    quoted_part: QuotedPart.optional(),
    based_on: savedAt.optional().meta({
      description: 'When the draft was saved that this one continues; without it, there was none.',
      example: '2026-11-10T09:40:58.000Z',
    }),
  }),
  response: z
    .object({
      saved_at: savedAt.nullable().meta({ description: 'When it was saved; null where it was discarded.' }),
      replaced: ForumDraft.nullable().meta({
        description: 'What another device had saved in its place; null where nothing was.',
      }),
    })
    .meta({ id: 'SavedDraft', description: 'A draft was saved.' }),
} as const satisfies Endpoint;

export const readDraft = {
  ...own,
  ...forumAddresses.readDraft,
  summary: 'The draft of a place.',
  params,
  response: z
    .object({ draft: ForumDraft.nullable().meta({ description: 'The draft; null where there is none.' }) })
    .meta({ id: 'DraftOfPlace', description: 'The draft of a place.' }),
} as const satisfies Endpoint;

export const discardDraft = {
  ...own,
  ...forumAddresses.discardDraft,
  summary: 'Discards a draft.',
  params,
  response: z
    .object({ success: z.literal(true).meta({ description: 'Always true.', example: true }) })
    .meta({ id: 'DraftDiscarded', description: 'The draft is gone.' }),
} as const satisfies Endpoint;

export const listDrafts = {
  ...own,
  ...forumAddresses.listDrafts,
  acceptsPageSession: true,
  summary: 'The player’s drafts, the latest first.',
  response: z
    .object({ drafts: z.array(ListedDraft).meta({ description: 'The drafts.' }) })
    .meta({ id: 'DraftList', description: 'The drafts of a player.' }),
} as const satisfies Endpoint;
