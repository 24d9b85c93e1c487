import { planSwapLine, planSwapReply, type SwapMoment } from '@wallabee/simulated-players/swaps/swap-plans';
import { describe, expect, test } from 'vitest';
import type { Trader } from '../../../../test/builders/swap-world.ts';
import { createSwappingWorld } from './swapping-world.fixture.ts';

const made = await createSwappingWorld();
const { aRingWithPerson, aProposal, aGame, setFond, skipIds, swapOf, laterSeconds, say, step } = made;

interface Message {
  sender_id: number;
  text: string;
}

/** A proposal in which the member writes at the moment, or does not. */
async function aProposalWith(traders: readonly Trader[], moments: Partial<Record<SwapMoment, boolean>>) {
  const playerId = (traders[1] as Trader).id;
  await skipIds('swap', (swapId) =>
    Object.entries(moments).every(
      ([moment, isWritten]) =>
        Boolean(planSwapLine({ swapId, playerId }, moment as SwapMoment)) === isWritten,
    ),
  );
  return aProposal(traders);
}

/** Writes as long as somebody has something to write. */
async function talk(game = aGame()) {
  for (let looks = 0; looks < 12; looks += 1) {
    await game.writeInSwaps();
    laterSeconds(5);
  }
}

const linesOf = async (as: Trader, id: number): Promise<Message[]> => (await swapOf(as, id)).messages;

const NO_LINES = { agreed: false, settled: false, declined: false };

describe('a simulated member', () => {
  test('writes a thank you once, after the ring has settled [SW-07]', async () => {
    const traders = await aRingWithPerson(2);
    const [ada, ben] = traders as [Trader, Trader];
    const game = aGame();
    const { id } = await aProposalWith(traders, { settled: true });
    laterSeconds(150);
    await game.answerSwaps();

    await game.writeInSwaps();
    expect(await linesOf(ada, id)).toEqual([]);
    await talk(game);
    await talk(aGame(2));

    const lines = await linesOf(ada, id);
    expect(lines.map(({ sender_id }) => sender_id)).toEqual([ben.id]);
    expect(lines[0]?.text).not.toBe('');
  });

  test('writes a word of regret after declining [SW-07]', async () => {
    const traders = await aRingWithPerson(2);
    const [ada, ben] = traders as [Trader, Trader];
    const { id } = await aProposalWith(traders, { declined: true });
    await setFond(ben, true);
    laterSeconds(150);
    await aGame().answerSwaps();

    await talk();

    expect(await linesOf(ada, id)).toMatchObject([{ sender_id: ben.id }]);
  });

  test('writes nothing in two of three rings', async () => {
    const traders = await aRingWithPerson(2);
    const { id } = await aProposalWith(traders, NO_LINES);
    laterSeconds(150);
    await aGame().answerSwaps();

    await talk();

    expect(await linesOf(traders[0] as Trader, id)).toEqual([]);
  });

  test('writes nothing in a ring without a person', async () => {
    const traders = await made.aRing(2);
    const { id } = await aProposalWith(traders, { settled: true });
    await step('agree', traders[1] as Trader, id);

    await talk();

    expect(await linesOf(traders[0] as Trader, id)).toEqual([]);
  });

  test('writes once, also by several processes at once', async () => {
    const traders = await aRingWithPerson(2);
    const { id } = await aProposalWith(traders, { settled: true });
    laterSeconds(150);
    await aGame().answerSwaps();
    laterSeconds(60);

    await Promise.all([aGame(1), aGame(2), aGame(3)].map((game) => game.writeInSwaps()));

    expect(await linesOf(traders[0] as Trader, id)).toHaveLength(1);
  });

  test('never writes with a password', async () => {
    const traders = await aRingWithPerson(2);
    const { id } = await aProposalWith(traders, { settled: true });
    await made.asPerson(traders[1] as Trader);
    await step('agree', traders[1] as Trader, id);

    await talk();

    expect(await linesOf(traders[0] as Trader, id)).toEqual([]);
  });
});

describe('a message of a person', () => {
  async function aMessage({ isAnswered }: { isAnswered: boolean }) {
    const traders = await aRingWithPerson(2);
    const [ada, ben] = traders as [Trader, Trader];
    const { id } = await aProposalWith(traders, NO_LINES);
    await skipIds('swap_message', (next) => Boolean(planSwapReply(next, [ben.id])) === isAnswered);
    const message = (await say(ada, id, 'Hello! Is the ring good for you?')).json();
    return { ada, ben, id, delay: (planSwapReply(message.id, [ben.id])?.delayMs ?? 0) / 1_000 };
  }

  test('is answered once, after a while, also after a restart [SW-07]', async () => {
    const { ada, ben, id, delay } = await aMessage({ isAnswered: true });

    laterSeconds(delay - 1);
    await aGame().writeInSwaps();
    expect(await linesOf(ada, id)).toHaveLength(1);
    laterSeconds(1);
    await talk(aGame(1));
    await talk(aGame(2));

    expect((await linesOf(ada, id)).map(({ sender_id }) => sender_id)).toEqual([ada.id, ben.id]);
  });

  test('has one answer together with the next', async () => {
    const { ada, id } = await aMessage({ isAnswered: true });
    await say(ada, id, 'Thank you in any case.');

    laterSeconds(130);
    await talk();

    expect(await linesOf(ada, id)).toHaveLength(3);
  });

  test('sometimes stays without an answer', async () => {
    const { ada, id } = await aMessage({ isAnswered: false });
    laterSeconds(130);
    await talk();
    expect(await linesOf(ada, id)).toHaveLength(1);
  });

  test('is not answered an hour later', async () => {
    const { ada, id } = await aMessage({ isAnswered: true });

    laterSeconds(60 * 60);
    await talk();

    expect(await linesOf(ada, id)).toHaveLength(1);
  });
});

test('a member whose item broke the ring writes about it', async () => {
  const traders = await aRingWithPerson(2);
  const [ada, ben] = traders as [Trader, Trader];
  const { id } = await aProposalWith(traders, { ...NO_LINES, gone: true });
  await made.act({ type: 'recycle', player_id: ben.id, item_id: ben.spare });

  await talk();

  expect((await swapOf(ada, id)).state).toBe('broken');
  expect(await linesOf(ada, id)).toMatchObject([{ sender_id: ben.id }]);
});
