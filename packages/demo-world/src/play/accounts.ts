import type { PlayerState } from '@wallabee/game/state/snapshot';
import type { Player } from '../cast/player.ts';
import type { Appointment } from './agenda.ts';
import { act, type Game } from './game.ts';

/** Everybody's comings and goings. */
export function accountAppointments(players: readonly Player[]): Appointment[] {
  return players.flatMap((player) => [
    { at: player.joinsAt, happen: (game) => join(game, player) },
    ...(player.leavesAt === null
      ? []
      : [{ at: player.leavesAt, happen: (game: Game) => game.crowd.leave(player) }]),
    ...fateAppointments(player),
  ]);
}

/** A few honeycombs to begin with are the game's welcome. */
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
  game.crowd.join(player);
}

function fateAppointments(player: Player): Appointment[] {
  const { fate } = player;
  if (!fate) return [];
  const closing: Partial<PlayerState> =
    fate.kind === 'memorial'
      ? { is_memorial: true }
      : { is_enabled: false, deletion_date: fate.deletionDate };
  const close: Appointment = { at: fate.at, happen: (game) => changeAccount(game, player, closing) };
  if (fate.kind !== 'deleted' || fate.deletionDate === null) return [close];
  const empty: Appointment = {
    at: fate.deletionDate,
    happen: (game) => act(game, { type: 'release', player_id: player.id, reason: 'deleted' }),
  };
  return [close, empty];
}

function changeAccount({ world }: Game, { id }: Player, change: Partial<PlayerState>) {
  const account = world.players.get(id);
  if (account) world.players.set(id, { ...account, ...change });
}
