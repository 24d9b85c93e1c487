import type { Chance } from '@wallabee/simulated-players/chance';
import type { Player } from '../players/player.ts';

export interface ActivePlayers {
  players(): readonly Player[];
  join(player: Player): void;
  leave(player: Player): void;
  drawByEnergy(chance: Chance): Player | undefined;
}

export function createActivePlayers(): ActivePlayers {
  let players: Player[] = [];
  // Running sums of energy, rebuilt after somebody has left.
  let sums: number[] | null = null;

  return {
    players: () => players,
    join: (player) => {
      players.push(player);
      sums?.push((sums.at(-1) ?? 0) + player.energy);
    },
    leave: (player) => {
      players = players.filter((other) => other !== player);
      sums = null;
    },
    drawByEnergy: (chance) => {
      sums ??= runningSums(players);
      return players[positionOf(sums, chance.next() * (sums.at(-1) ?? 0))];
    },
  };
}

function runningSums(players: readonly Player[]): number[] {
  let sum = 0;
  return players.map(({ energy }) => {
    sum += energy;
    return sum;
  });
}

export function positionOf(sums: readonly number[], at: number): number {
  let low = 0;
  let high = sums.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sums[middle] ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}
