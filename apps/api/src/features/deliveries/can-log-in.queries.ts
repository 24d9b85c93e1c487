import { sql } from 'kysely';

/** Nothing is sent for an account that is banned, closed or a memorial. */
export function canLogIn(now: Date) {
  return sql<boolean>`(
    player.password_hash is not null and player.is_enabled and not player.is_memorial
    and (player.deletion_date is null or player.deletion_date > ${now})
  )`;
}
