import { cardTextsIn } from '@wallabee/contract/living-text/card-texts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createLiveWorld } from '../../features/live/live-world.fixture.ts';

const { db } = await createLiveWorld();

test('posts of a loaded world name items, which are recorded as cards [FX-03]', async () => {
  const posts = await db.selectFrom('forum_post').select(['id', 'text']).execute();
  const cards = await db.selectFrom('living_card').select(['text_id', 'words']).execute();
  const named = posts.flatMap(({ id, text }) =>
    cardTextsIn([text])
      .filter(({ number }) => number !== null)
      .map(({ words }) => ({ text_id: id, words })),
  );

  expect(cards.length).toBeGreaterThan(5);
  const keys = (texts: typeof named) => texts.map(({ text_id, words }) => `${text_id} ${words}`).sort();
  expect(keys(cards)).toEqual(keys(named));
});

test('some of the items are still with their authors, and some are not [FX-03]', async () => {
  const { rows } = await sql<{ was_own: boolean; is_own: boolean }>`
    select distinct card.was_own, item.user_id is not distinct from post.author_id as is_own
    from living_card as card
    join item using (item_id)
    join forum_post as post on post.id = card.text_id
    order by card.was_own, is_own`.execute(db);

  expect(rows).toContainEqual({ was_own: true, is_own: true });
  expect(rows).toContainEqual({ was_own: true, is_own: false });
  expect(rows).toContainEqual({ was_own: false, is_own: false });
});
