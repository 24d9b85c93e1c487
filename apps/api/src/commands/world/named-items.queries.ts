import type pg from 'pg';

/** Records the items that loaded posts name in brackets, as `recordCards` does for a post that is written. */
export async function recordNamedItems(client: pg.Client) {
  await client.query(`
    insert into living_card (text_kind, text_id, words, item_type_id, item_id, was_own)
    select 'post', post.id, named.words[1], item.item_type_id, item.item_id,
      ${LAST_HOLDER} is not distinct from post.author_id
    from forum_post as post
    cross join lateral (
      select distinct regexp_matches(post.text, '\\[([^][\n]{2,90} #[0-9,]{1,11})\\]', 'g') as words
    ) as named
    join item_type on item_type.name = regexp_replace(named.words[1], ' #[0-9,]+$', '')
    join item on item.item_type_id = item_type.id
      and item.number = replace(substring(named.words[1] from '[0-9,]+$'), ',', '')::int
    where post.text like '%[%#%' and not post.is_html
      and (select count(*) from item_type as other where other.name = item_type.name) = 1`);
}

/** Who had the item after its last event before the post; nobody after it was given away. */
const LAST_HOLDER = `(
  select case
    when history.type in ('itemdropped', 'itemrecycled', 'marketsold', 'itemwalladrone') then null
    when history.secondary_item_id = item.item_id then history.user_id
    else coalesce(history.gift_user_id, history.user_id)
  end
  from history
  where history.item_id = item.item_id and history.created_at <= post.created_at
  order by history.history_id desc
  limit 1
)`;
