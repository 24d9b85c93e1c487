import { z } from 'zod';
import type { Endpoint } from '../protocol/endpoint.ts';
import { Success } from '../protocol/fields.ts';
import { ForumId, inAddress, PlayerId, ThreadId } from '../protocol/ids.ts';
import { ForumMember } from './forum-member.ts';
import { threadTitle } from './forum-parts.ts';
import { MOST_MUTES } from './forum-rules.ts';
import { forumAddresses } from './forums.addresses.ts';

const mutedAt = z.iso
  .datetime()
  .meta({ description: 'When it was muted.', example: '2026-11-10T08:00:00.000Z' });

export const MutedThread = z
  .object({ id: ThreadId, forum_id: ForumId, title: threadTitle, muted_at: mutedAt })
  .meta({ id: 'MutedThread', description: 'A thread that the player muted.' });
export type MutedThread = z.infer<typeof MutedThread>;

export const MutedPlayer = ForumMember.extend({ muted_at: mutedAt }).meta({
  id: 'MutedPlayer',
  description: 'A player whom the player muted.',
});
export type MutedPlayer = z.infer<typeof MutedPlayer>;

const muting = { feature: 'forums', access: 'player' } as const;
const ofThread = { ...muting, params: z.object({ threadId: inAddress(ThreadId) }), response: Success };
const ofPlayer = { ...muting, params: z.object({ playerId: inAddress(PlayerId) }), response: Success };

export const muteThread = {
  ...ofThread,
  ...forumAddresses.muteThread,
  summary: 'Mutes a thread: it never rings, and is not listed as unread.',
  description: `Calling it again changes nothing. A player mutes at most ${MOST_MUTES} threads.`,
} as const satisfies Endpoint;

export const unmuteThread = {
  ...ofThread,
  ...forumAddresses.unmuteThread,
  summary: 'Takes the mute of a thread back.',
  description: 'Calling it again changes nothing.',
} as const satisfies Endpoint;

export const mutePlayer = {
  ...ofPlayer,
  ...forumAddresses.mutePlayer,
  summary: 'Mutes a player in the forums: their posts and buzzes do not ring, and their posts are folded.',
  description: `Messages between friends go on ringing. The muted player is not notified. Calling it again changes nothing. A player mutes at most ${MOST_MUTES} others.`,
} as const satisfies Endpoint;

export const unmutePlayer = {
  ...ofPlayer,
  ...forumAddresses.unmutePlayer,
  summary: 'Takes the mute of a player back.',
  description: 'Calling it again changes nothing.',
} as const satisfies Endpoint;

export const listMutes = {
  ...muting,
  ...forumAddresses.listMutes,
  scope: 'read',
  summary: 'The threads and players that the player muted, the latest first.',
  response: z.object({
    threads: z.array(MutedThread).meta({ description: 'The threads.' }),
    players: z.array(MutedPlayer).meta({ description: 'The players.' }),
  }),
} as const satisfies Endpoint;
