import type { LuckNumbers } from './luck.ts';

/** HMAC-SHA256 with the seed of a day as the key; 32 bytes. */
export type SeededHmac = (message: string) => Uint8Array;

export interface LuckTurn {
  readonly player_id: number;
  /** Counts the lucky actions of the player, from 1. */
  readonly counter: number;
}

export const NUMBERS_A_BLOCK = 8;

export function luckMessage({ player_id, counter }: LuckTurn, block: number): string {
  return `${player_id}|${counter}|${block}`;
}

/** Draw n reads 4 bytes, big endian; 8 draws share a block of 32 bytes. Blocks are computed when they are needed. */
export function luckNumbers(hmac: SeededHmac, turn: LuckTurn): LuckNumbers {
  const blocks: Uint8Array[] = [];
  return (draw) => {
    const index = Math.floor(draw / NUMBERS_A_BLOCK);
    const block = blocks[index] ?? hmac(luckMessage(turn, index));
    blocks[index] = block;
    return numberAt(block, draw % NUMBERS_A_BLOCK);
  };
}

function numberAt(block: Uint8Array, position: number): number {
  return new DataView(block.buffer, block.byteOffset + position * BYTES).getUint32(0);
}

const BYTES = 4;
