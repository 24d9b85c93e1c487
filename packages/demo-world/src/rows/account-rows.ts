import type { InMemoryWorld } from '@wallabee/game/apply/in-memory-world';
import { iso, isoOrNull } from '../calendar.ts';
import type { Player } from '../players/player.ts';
import type { WorldRows } from '../world-rows.ts';

export function playerRow(
  world: InMemoryWorld,
  player: Player,
  { bio, passwordHash }: { bio: string; passwordHash: string },
): WorldRows['player'] {
  const { birthday, closure } = player;
  return {
    id: player.id,
    username: player.username,
    name: player.name,
    password_hash: player.canLogIn ? passwordHash : null,
    account_type: player.accountType,
    is_memorial: closure?.kind === 'memorial',
    is_enabled: closure === null || closure.kind === 'memorial',
    has_forums_right: player.hasForumsRight,
    bio,
    home_location: `${player.city}, ${player.country}`,
    balance: world.players.get(player.id)?.balance ?? 0,
    birthday_month: birthday?.month ?? null,
    birthday_day: birthday?.day ?? null,
    created_at: iso(player.joinsAt),
    last_active_at: iso(player.lastActiveAt),
    deletion_date: isoOrNull(closure?.deletionDate ?? null),
  };
}
