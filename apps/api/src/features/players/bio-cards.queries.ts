import type { PlayerId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';

export function textOfBio(id: PlayerId) {
  return sql`select ${id}::int as text_id, ${id}::int as author_id`;
}
