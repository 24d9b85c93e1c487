import type pg from 'pg';

export interface NewPost {
  id: number;
  slug: string;
  title: string;
  summary: string;
  body: string[];
  icon: string;
  published_at: string;
}

export async function deletePosts(client: pg.Client) {
  await client.query('delete from blog_post');
}

export async function insertPost(client: pg.Client, post: NewPost) {
  const { id, slug, title, summary, body, icon, published_at } = post;
  await client.query(
    `insert into blog_post (id, slug, title, summary, body, icon, published_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, slug, title, summary, body, icon, published_at],
  );
}

export async function findNewestSet(
  client: pg.Client,
  { on, except }: { on: string; except: readonly number[] },
): Promise<{ name: string; items: string[] } | undefined> {
  const { rows } = await client.query<{ name: string; items: string[] }>(
    `select item_set.name, array_agg(item_type.name order by item_type.id) as items
     from item_set join item_type on item_type.set_id = item_set.id and item_type.released_at <= $1
     where item_set.created_at <= $1 and item_set.id <> all($2)
     group by item_set.id order by item_set.created_at desc, item_set.id desc limit 1`,
    [on, except],
  );
  return rows[0];
}

export async function findNthPlaceName(client: pg.Client, nth: number): Promise<string | undefined> {
  const { rows } = await client.query<{ name: string }>(
    `select name from place order by id offset $1 % greatest((select count(*) from place), 1) limit 1`,
    [nth],
  );
  return rows[0]?.name;
}
