import type { PlayerState } from '@wallabee/game/state/snapshot';
import { HOUR } from '../calendar.ts';
import type { Player } from '../players/player.ts';
import { act, type Game, type ScheduledEvent } from './game.ts';
import { playSession } from './sessions.ts';

export function accountEvents(players: readonly Player[]): ScheduledEvent[] {
  return players.flatMap((player) => [
    { at: player.joinsAt, run: (game) => join(game, player) },
    { at: player.joinsAt + HOUR, run: (game: Game) => playSession(game, player) },
    ...(player.leavesAt === null
      ? []
      : [{ at: player.leavesAt, run: (game: Game) => game.activePlayers.leave(player) }]),
    ...pauseEvents(player),
    ...closureEvents(player),
  ]);
}

function pauseEvents(player: Player): ScheduledEvent[] {
  if (!player.pause) return [];
  return [
    { at: player.pause.from, run: (game) => game.activePlayers.leave(player) },
    { at: player.pause.to, run: (game) => game.activePlayers.join(player) },
  ];
}

const WELCOME = 250;

function join(game: Game, player: Player) {
  game.world.players.set(player.id, {
    id: player.id,
    is_enabled: true,
    is_memorial: false,
    deletion_date: null,
    balance: WELCOME,
    created_at: player.joinsAt,
  });
  game.activePlayers.join(player);
  game.diary.push({ at: player.joinsAt, player, kind: 'joined' });
}

function closureEvents(player: Player): ScheduledEvent[] {
  const { closure } = player;
  if (!closure) return [];
  const closing: Partial<PlayerState> =
    closure.kind === 'memorial'
      ? { is_memorial: true }
      : { is_enabled: false, deletion_date: closure.deletionDate };
  const close: ScheduledEvent = { at: closure.at, run: (game) => changeAccount(game, player, closing) };
  if (closure.kind !== 'deleted' || closure.deletionDate === null) return [close];
  const empty: ScheduledEvent = {
    at: closure.deletionDate,
    run: (game) => act(game, { type: 'release', player_id: player.id, reason: 'deleted' }),
  };
  return [close, empty];
}

function changeAccount({ world }: Game, { id }: Player, change: Partial<PlayerState>) {
  const account = world.players.get(id);
  if (account) world.players.set(id, { ...account, ...change });
}
