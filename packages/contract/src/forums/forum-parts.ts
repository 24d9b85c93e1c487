import { z } from 'zod';
import { Hue, ImageKey, pictureUrl } from '../protocol/fields.ts';
import { ForumId, ItemTypeId, PlayerId, ThreadId } from '../protocol/ids.ts';

export const forumName = {
  id: ForumId,
  title: z.string().meta({ description: 'Its name.', example: 'Official Business' }),
};
export const forumSubtitle = z.string().meta({
  description: 'What it is about.',
  example: 'News from the team, changes to the rules, and the occasional apology.',
});
export const threadTitle = z
  .string()
  .meta({ description: 'The title of the thread.', example: 'Winter drops: when and where' });

export const LatestThread = z
  .object({
    thread_id: ThreadId,
    title: threadTitle,
    created_at: z.iso
      .datetime()
      .meta({ description: 'When its newest post was written.', example: '2022-12-20T22:24:26.997Z' }),
  })
  .meta({ id: 'LatestThread', description: 'The thread with the newest post.' });

export const author = {
  name: z.string().meta({ description: 'The display name of the writer.', example: 'Robin Demo' }),
  image_key: ImageKey,
  hue: Hue,
  is_staff: z.boolean().meta({ description: 'Whether the writer is staff.', example: false }),
  is_beekeeper: z.boolean().meta({ description: 'Whether the writer is a BeeKeeper.', example: false }),
};

export const Quote = z
  .object({
    username: z.string().meta({ description: 'The username of the quoted player.', example: 'demofriend' }),
    name: z
      .string()
      .meta({ description: 'The display name of the quoted player.', example: 'Zoë Demofriend' }),
    text: z.string().meta({ description: 'What is quoted; empty where it was removed.', example: 'Where?' }),
    is_removed: z.boolean().meta({ description: 'Whether the quoted post was removed.', example: false }),
  })
  .meta({ id: 'Quote', description: 'The post that a post quotes.' });

export const PostAuthor = z
  .object({
    id: PlayerId,
    username: z.string().meta({ description: 'The username of the writer.', example: 'demo' }),
    ...author,
    image_url_200: pictureUrl({ kind: 'player', id: 3 }, 200),
  })
  .meta({ id: 'PostAuthor', description: 'The player who wrote a post.' });

export const RecentAuthor = z
  .object({ id: PlayerId, name: author.name, image_key: ImageKey, hue: Hue })
  .meta({ id: 'RecentAuthor', description: 'The player who wrote last in a thread.' });

export const ThreadFacts = z
  .object({
    title: threadTitle,
    is_closed: z.boolean().meta({ description: 'Whether nobody can write in it any more.', example: false }),
    post_count: z.number().int().meta({ description: 'How many posts it has.', example: 23 }),
    name: z
      .string()
      .meta({ description: 'The display name of the player who started it.', example: 'Robin Demo' }),
  })
  .meta({ id: 'ThreadFacts', description: 'What is the same on every page of a thread.' });

export const ThreadItem = z
  .object({
    item_type_id: ItemTypeId,
    name: z
      .string()
      .meta({ description: 'The name of the item type.', example: 'Eighty-One Layer Croissant' }),
    image_url: pictureUrl({ kind: 'item', id: 109 }, 200),
    image_key: ImageKey,
    hue: Hue,
  })
  .meta({ id: 'ThreadItem', description: 'The item type that a thread is about.' });
