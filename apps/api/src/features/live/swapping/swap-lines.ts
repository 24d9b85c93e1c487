import type { PlayerId } from '@wallabee/contract/protocol/ids';
import { createChance } from '@wallabee/simulated-players/chance';
import { characterOf } from '@wallabee/simulated-players/character/character';
import type { OwnRing } from '@wallabee/simulated-players/swaps/swap-texts';
import { writerOf } from '@wallabee/simulated-players/texts/writer';
import {
  listSwapMessages,
  listSwaps,
  type SwapMemberRow,
  type SwapRow,
  sendSwapMessage,
} from '../../swaps/swaps.public.ts';
import { listSimulatedAmong, type SimulatedPlayer } from '../simulated-players.queries.ts';
import { type DueLine, dueLines, type RingTalk } from './due-lines.ts';
import { fondOf } from './fond-of.ts';
import { isDone } from './refusable.ts';
import { countMessagesSince, listPeopleAmong, listTalkedIn } from './swapping.queries.ts';
import type { SwappingServices } from './swapping-services.ts';

/** Simulated members write in rings with a person, one in each ring at a look. */
export async function writeInSwaps(services: SwappingServices): Promise<void> {
  const { db, now } = services;
  const ids = await listTalkedIn(db, new Date(now().getTime() - LOOKS_BACK_MS));
  for (const swap of await listSwaps(db, ids)) await writeIn(services, swap);
}

const LOOKS_BACK_MS = 60 * 60_000;

async function writeIn(services: SwappingServices, swap: SwapRow): Promise<void> {
  const { db, now } = services;
  const members = swap.members.map(({ player_id }) => player_id);
  const simulated = new Map((await listSimulatedAmong(db, members)).map((player) => [player.id, player]));
  const messages = await listSwapMessages(db, swap.swap_id);
  const talk = { swap, messages, simulated: new Set(simulated.keys()) };
  const [due] = dueLines(talk, now());
  const writer = due && simulated.get(due.sender);
  if (!writer) return;
  const people = new Map((await listPeopleAmong(db, members)).map(({ id, name }) => [id, name]));
  const text = compose(services, { talk, due, writer, people });
  if (text) await send(services, swap, due, text);
}

interface Writing {
  talk: RingTalk;
  due: DueLine;
  writer: SimulatedPlayer;
  people: ReadonlyMap<PlayerId, string>;
}

function compose(services: SwappingServices, { talk, due, writer, people }: Writing): string | undefined {
  const { swap, messages } = talk;
  const position = swap.members.findIndex(({ player_id }) => player_id === writer.id);
  const [own, giver] = [swap.members[position], swap.members.at(position - 1)];
  const personName = nameOfPerson(talk, people);
  if (!own || !giver || personName === undefined) return undefined;
  const [gives, gets] = [numberedIn(services, own), numberedIn(services, giver)];
  if (!gives || !gets) return undefined;
  const ring: OwnRing = {
    writer: writerOf({ ...writer, character: characterOf(writer) }),
    personName,
    size: swap.members.length,
    gives,
    gets,
    insteadOf: own.gain.instead_of,
    set: own.gain.set,
    written: messages.map(({ text }) => text),
  };
  const subject =
    due.about.of === 'declined' ? { ...due.about, fondness: fondOf(services, writer, own) } : due.about;
  const chance = createChance(swap.swap_id, `line/${writer.id}/${messages.length}`);
  return services.swapTexts.line(subject, ring, chance);
}

/** The last who wrote, or the first of the ring. */
function nameOfPerson(
  { swap, messages }: RingTalk,
  people: ReadonlyMap<PlayerId, string>,
): string | undefined {
  const last = messages.findLast(({ sender_id }) => people.has(sender_id))?.sender_id;
  const id = last ?? swap.members.find(({ player_id }) => people.has(player_id))?.player_id;
  return id === undefined ? undefined : people.get(id);
}

function numberedIn({ catalogue }: SwappingServices, { item_type_id, number }: SwapMemberRow) {
  const type = catalogue.current().items.get(item_type_id);
  return type && { name: type.name, number };
}

class WrittenBefore extends Error {}

/** Under the lock of the swap, so that of several processes one writes. */
async function send(
  { swaps }: SwappingServices,
  { swap_id }: SwapRow,
  { sender, since }: DueLine,
  text: string,
) {
  const sending = sendSwapMessage(swaps, {
    id: swap_id,
    sender,
    text,
    storeResponse: async (trx) => {
      if ((await countMessagesSince(trx, { swapId: swap_id, sender, since })) > 1) throw new WrittenBefore();
    },
  });
  await isDone(sending).catch((failure) => {
    if (!(failure instanceof WrittenBefore)) throw failure;
  });
}
