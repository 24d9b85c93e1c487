import { z } from 'zod';
import type { Endpoint } from '../protocol/endpoint.ts';
import { Success } from '../protocol/fields.ts';
import { inAddress, PostId } from '../protocol/ids.ts';
import { forumAddresses } from './forums.addresses.ts';
import { postWords } from './posting.ts';

export const DRAFT_FORMATS = ['bbcode', 'plain', 'html'] as const;
export type DraftFormat = (typeof DRAFT_FORMATS)[number];

export const draftFormat = z.enum(DRAFT_FORMATS).meta({
  description: 'How the text is written.',
  example: 'bbcode',
});

const params = z.object({ postId: inAddress(PostId) });

export const editPost = {
  feature: 'forums',
  ...forumAddresses.editPost,
  access: 'player',
  summary: 'Changes the text of an own post, within 30 minutes.',
  description: 'The earlier text stays for its author and moderators. The same text again changes nothing.',
  params,
  body: z.object(postWords),
  response: Success,
} as const satisfies Endpoint;

export const withdrawPost = {
  feature: 'forums',
  ...forumAddresses.withdrawPost,
  access: 'player',
  summary: 'Deletes an own post. Its place in the thread stays.',
  params,
  response: Success,
} as const satisfies Endpoint;

export const PostVersion = z
  .object({
    text: z.string().meta({ description: 'What it said.', example: 'I left it on a bench.' }),
    is_html: z.boolean().meta({ description: 'Whether the text is HTML.', example: false }),
    written_at: z.iso
      .datetime()
      .meta({ description: 'Since when it said so.', example: '2026-11-10T09:25:00.000Z' }),
  })
  .meta({ id: 'PostVersion', description: 'What a post said at a time.' });
export type PostVersion = z.infer<typeof PostVersion>;

export const PostVersions = z
  .object({
    post_id: PostId,
    versions: z.array(PostVersion).meta({ description: 'The versions, the present one first.' }),
  })
  .meta({ id: 'PostVersions', description: 'What a post says and said.' });
export type PostVersions = z.infer<typeof PostVersions>;

export const readPostVersions = {
  feature: 'forums',
  ...forumAddresses.readPostVersions,
  access: 'player',
  summary: 'What a post says and said before, for its author and moderators.',
  params,
  response: PostVersions,
} as const satisfies Endpoint;

export const PostSource = z
  .object({
    post_id: PostId,
    text: z.string().meta({ description: 'What its author typed.', example: 'At the [b]ferry[/b].' }),
    format: draftFormat,
  })
  .meta({ id: 'PostSource', description: 'A post as its author typed it.' });
export type PostSource = z.infer<typeof PostSource>;

export const readPostSource = {
  feature: 'forums',
  ...forumAddresses.readPostSource,
  access: 'player',
  summary: 'An own post as it was typed, to edit it.',
  params,
  response: PostSource,
} as const satisfies Endpoint;
