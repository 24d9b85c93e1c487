import { createChance } from '@wallabee/simulated-players/chance';
import { createUsed, type Used } from '@wallabee/simulated-players/texts/used';
import type { Player } from '../../players/player.ts';
import { createSaid, type Said } from '../forums/said.ts';
import type { Talk } from '../forums/talk.ts';

/** All that messages are written from. */
export interface LetterTalk extends Talk {
  readonly sent: Set<string>;
  /** What the player wrote to any friend. */
  saidBy(player: Player): Said;
}

export function createLetterTalk(talk: Talk, seed: number): LetterTalk {
  return {
    ...talk,
    chance: createChance(seed, 'messages'),
    used: { ...createUsed(), ...WITHOUT_TEXTS },
    sent: new Set(),
    saidBy: createSaidBy(),
  };
}

function createSaidBy(): LetterTalk['saidBy'] {
  const byPlayer = new Map<number, Said>();
  return ({ id }) => {
    const said = byPlayer.get(id) ?? createSaid(REMEMBERED_MESSAGES);
    byPlayer.set(id, said);
    return said;
  };
}

const REMEMBERED_MESSAGES = 300;

/** Whole messages are compared with those sent, so the composer need not remember them too. */
const WITHOUT_TEXTS: Pick<Used, 'has' | 'addText'> = { has: () => false, addText: () => {} };

/** For pieces of a text, which may come again in another one. */
export const UNTRACKED: Used = { ...WITHOUT_TEXTS, wearOf: () => 0, add: () => {} };
