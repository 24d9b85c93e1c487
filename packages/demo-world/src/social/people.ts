import type { Instant } from '@wallabee/game/state/item-state';
import type { Chance } from '@wallabee/simulated-players/chance';
import { isAround, type Player } from '../players/player.ts';

export interface People {
  readonly all: readonly Player[];
  named(username: string): Player | undefined;
  speaker(at: Instant, except?: readonly Player[]): Player;
  staff(at: Instant): Player;
  keeper(at: Instant): Player;
}

export function createPeople(all: readonly Player[], chance: Chance): People {
  const speakers = all.filter((player) => player.hasForumsRight);
  const staff = all.filter(({ accountType }) => accountType === 'staff');
  const keepers = all.filter(({ accountType }) => accountType === 'beekeeper');
  const named = (username: string) => all.find((player) => player.username === username);

  const drawAround = (list: readonly Player[], at: Instant, except: readonly Player[] = []) => {
    // Most players of the list are inactive at a given time, so a few draws may all miss.
    for (let tries = 0; tries < 60; tries += 1) {
      const player = chance.pick(list);
      if (player && isAround(player, at) && !except.includes(player)) return player;
    }
    return list.find((player) => isAround(player, at) && !except.includes(player));
  };
  const anyStaff = (at: Instant) => drawAround(staff, at) ?? nobody('of the staff');
  return {
    all,
    named,
    speaker: (at, except) => drawAround(speakers, at, except) ?? anyStaff(at),
    staff: anyStaff,
    keeper: (at) => drawAround(keepers, at) ?? anyStaff(at),
  };
}

function nobody(who: string): never {
  throw new Error(`No player ${who} is active.`);
}
