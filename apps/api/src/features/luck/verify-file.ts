import { LuckDraw, LuckOptions } from '@wallabee/contract/luck/luck';
import type { DrawFault } from '@wallabee/game/luck/draw-faults';
import { z } from 'zod';
import { checkDraw } from './check-draw.ts';
import type { FoundFault, Verified } from './verify-luck.ts';

/** The answer about a player names the player; that about an item does not. */
const Answer = z.object({
  player: z.looseObject({}).optional(),
  draws: z.array(LuckDraw),
  options: z.array(LuckOptions),
});

/** One answer of the API, or a list of them: all pages of a player. */
const LuckFile = z.union([z.array(Answer), Answer.transform((answer) => [answer])]);

/** Checks downloaded draws against the digests of the file. Counters of a player must follow each other. */
export function verifyFile(text: string): Verified {
  const answers = LuckFile.parse(JSON.parse(text));
  const lists = new Map(
    answers.flatMap(({ options }) => options.map(({ options_key, ids }) => [options_key, ids] as const)),
  );
  const draws = answers.flatMap((answer) => answer.draws);
  const known = draws.filter(({ seed, verdict }) => seed !== null && verdict !== 'hidden');
  const faults = known.flatMap((draw) => {
    const fault = faultOf(draw, lists);
    return fault === null ? [] : [found(draw, fault)];
  });
  return {
    checked: known.length,
    waiting: draws.length - known.length,
    faults: [...faults, ...gaps(answers.flatMap((answer) => (answer.player ? answer.draws : [])))],
  };
}

function faultOf(draw: LuckDraw, lists: ReadonlyMap<string, readonly number[]>): DrawFault | null {
  const picks = draw.picks.map(({ options_key, ...pick }) => ({ ...pick, options: options_key }));
  return checkDraw(
    { ...draw, player_id: draw.player.id, created_at: new Date(draw.created_at), picks },
    {
      published: { seed: draw.seed ?? '', digest: draw.digest },
      lists,
      made: draw.items,
    },
  );
}

function gaps(draws: readonly LuckDraw[]): FoundFault[] {
  const inOrder = draws.toSorted((a, b) => a.player.id - b.player.id || a.counter - b.counter);
  return inOrder.flatMap((draw, position) => {
    const before = inOrder[position - 1];
    const isFirst = before?.player.id !== draw.player.id;
    return isFirst || before.counter + 1 === draw.counter ? [] : [found(draw, 'counter')];
  });
}

function found({ player, counter, day }: LuckDraw, fault: FoundFault['fault']): FoundFault {
  return { player_id: player.id, counter, day, fault };
}
