import type { LuckDraw } from '@wallabee/contract/luck/luck';

/** A program that derives one pick again. */
export function luckCode(draw: LuckDraw | undefined): string {
  const pick = draw?.picks[0];
  const values =
    draw && pick
      ? `player, counter, draw, size = ${draw.player.id}, ${draw.counter}, ${pick.draw}, ${pick.size}`
      : 'player, counter, draw, size = 1, 1, 0, 8';
  return `import hashlib, hmac

seed = bytes.fromhex("${draw?.seed ?? EXAMPLE.seed}")
assert hashlib.sha256(seed).hexdigest() == "${draw?.seed ? draw.digest : EXAMPLE.digest}"
${values}

message = f"{player}|{counter}|{draw // 8}".encode()
block = hmac.new(seed, message, hashlib.sha256).digest()
start = draw % 8 * 4
number = int.from_bytes(block[start : start + 4], "big")
print(number, number * size >> 32)
`;
}

/** 32 bytes of zero, so that the program runs as it stands. */
const EXAMPLE = {
  seed: '0'.repeat(64),
  digest: '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925',
};
