import type { NotificationPart } from '@wallabee/contract/bell/notification';
import type { PlayerId, SwapId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../../../platform/db/db.ts';
import { linkTo, type Notice, nameOf, numberChip, plain, ringBell } from '../../bell/bell.public.ts';
import { listNamedMembers, type NamedMember } from './ring-members.queries.ts';

export type SwapEvent =
  | 'swap_proposed'
  | 'swap_agreed'
  | 'swap_reminded'
  | 'swap_lapsing'
  | 'swap_settled'
  | 'swap_declined'
  | 'swap_withdrawn'
  | 'swap_broken'
  | 'swap_expired'
  | 'swap_message';

export interface Happened {
  event: SwapEvent;
  /** The player who did it, and needs no notification; null where nobody did. */
  by: PlayerId | null;
  now: Date;
  /** Distinguishes events that happen to a swap more than once. */
  key?: string | number;
}

/** Notifies the members whom an event of their swaps concerns, in the transaction of the event. */
export async function ringMembers(trx: Db, ids: readonly SwapId[], happened: Happened) {
  const members = await listNamedMembers(trx, ids);
  const notices = ids.flatMap((id) =>
    noticesOf(
      members.filter(({ swap_id }) => swap_id === id),
      happened,
    ),
  );
  await ringBell(trx, notices);
}

function noticesOf(ring: readonly NamedMember[], happened: Happened): Notice[] {
  const actor = ring.find(({ player_id }) => player_id === happened.by);
  return ring.flatMap((member, position) => {
    const giver = ring.at(position - 1);
    if (!giver || !isConcerned(member, happened)) return [];
    const url = `/swaps/${member.swap_id}`;
    const part = { actor, member, giver, url, size: ring.length };
    return {
      playerId: member.player_id,
      kind: 'trades',
      event: happened.event,
      key: ['swap', member.swap_id, happened.event, happened.key].filter(isGiven).join(':'),
      about: `swap:${member.swap_id}`,
      at: happened.now,
      parts: SENTENCES[happened.event](part),
      url,
      picture:
        actor && happened.event !== 'swap_settled'
          ? { of: 'player', id: actor.player_id }
          : { of: 'item', id: giver.item_type_id, number: giver.number },
      swapId: member.swap_id,
    } satisfies Notice;
  });
}

function isGiven(part: string | number | undefined): boolean {
  return part !== undefined;
}

function isConcerned({ player_id, has_agreed, proposer_id }: NamedMember, { event, by }: Happened): boolean {
  if (event === 'swap_broken') return true;
  if (player_id === by) return false;
  if (event === 'swap_agreed') return player_id === proposer_id;
  return WAITS.includes(event) ? !has_agreed : true;
}

/** These ask for an answer. */
const WAITS: readonly SwapEvent[] = ['swap_proposed', 'swap_reminded', 'swap_lapsing'];

interface Part {
  actor: NamedMember | undefined;
  member: NamedMember;
  /** Who gives to the member. */
  giver: NamedMember;
  url: string;
  size: number;
}

type Sentence = (part: Part) => NotificationPart[];

const SENTENCES: Record<SwapEvent, Sentence> = {
  swap_proposed: (part) =>
    part.size === 2
      ? [whoOf(part), plain(' offers '), ...gets(part), plain(' for your '), ...gives(part)]
      : [
          whoOf(part),
          plain(` proposes a swap of ${part.size} players: you get `),
          ...gets(part),
          plain(' for your '),
          ...gives(part),
        ],
  swap_agreed: (part) => [whoOf(part), plain(' agreed to '), ...exchange(part)],
  swap_reminded: (part) => [whoOf(part), plain(' waits for your answer to '), ...exchange(part)],
  swap_lapsing: (part) => [plain('A day is left to answer '), ...exchange(part)],
  swap_settled: (part) => [plain('Swapped: you have '), ...gets(part), plain(' and gave '), ...gives(part)],
  swap_declined: (part) => [whoOf(part), plain(' declined '), ...exchange(part)],
  swap_withdrawn: (part) => [whoOf(part), plain(' withdrew from '), ...exchange(part)],
  swap_broken: (part) => [plain('An item has moved, which ended '), ...exchange(part)],
  swap_expired: (part) => [plain('Time ran out for '), ...exchange(part)],
  swap_message: (part) => [whoOf(part), plain(' wrote about '), ...exchange(part)],
};

function whoOf({ actor }: Part): NotificationPart {
  return nameOf(actor?.player_name ?? 'Somebody');
}

function exchange(part: Part): NotificationPart[] {
  return [plain('the swap of your '), ...gives(part), plain(' for '), ...gets(part)];
}

function gets({ giver, url }: Part): NotificationPart[] {
  return [linkTo(giver.item_name, url), plain(' '), numberChip(giver.number, null)];
}

function gives({ member, url }: Part): NotificationPart[] {
  return [linkTo(member.item_name, url), plain(' '), numberChip(member.number, null)];
}
