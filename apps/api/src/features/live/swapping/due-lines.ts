import type { PlayerId } from '@wallabee/contract/protocol/ids';
import { planSwapLine, planSwapReply, type SwapMoment } from '@wallabee/simulated-players/swaps/swap-plans';
import type { SwapMemberRow, SwapMessageRow, SwapRow } from '../../swaps/swaps.public.ts';

export interface RingTalk {
  readonly swap: SwapRow;
  readonly messages: readonly SwapMessageRow[];
  readonly simulated: ReadonlySet<PlayerId>;
}

/** What a simulated member has to write now. */
export interface DueLine {
  readonly sender: PlayerId;
  /** The moment that it is about; a message of the sender since then takes its place. */
  readonly since: Date;
  readonly about: { readonly of: SwapMoment } | { readonly of: 'reply'; readonly text: string };
}

interface PlannedLine extends DueLine {
  readonly delayMs: number;
}

export function dueLines(talk: RingTalk, now: Date): DueLine[] {
  return [...momentLines(talk), ...replies(talk)].filter(({ sender, since, delayMs }) => {
    const passedMs = now.getTime() - since.getTime();
    return passedMs >= delayMs && passedMs < FORGOTTEN_AFTER_MS && !hasWritten(talk, sender, since);
  });
}

const FORGOTTEN_AFTER_MS = 60 * 60_000;

function hasWritten({ messages }: RingTalk, sender: PlayerId, since: Date): boolean {
  return messages.some(({ sender_id, created_at }) => sender_id === sender && created_at >= since);
}

function momentLines({ swap, simulated }: RingTalk): PlannedLine[] {
  return swap.members
    .filter(({ player_id }) => simulated.has(player_id))
    .flatMap((member) => {
      const moment = momentOf(swap, member);
      const who = { swapId: swap.swap_id, playerId: member.player_id };
      const plan = moment && planSwapLine(who, moment.of);
      return plan ? [{ sender: member.player_id, since: moment.at, about: { of: moment.of }, ...plan }] : [];
    });
}

/** The last that happened to the member in the ring. */
function momentOf(
  swap: SwapRow,
  { player_id, agreed_at }: SwapMemberRow,
): { of: SwapMoment; at: Date } | undefined {
  const { state, ended_at, ended_by } = swap;
  if (state === 'open') {
    const of = swap.proposer_id === player_id ? 'proposed' : 'agreed';
    return agreed_at ? { of, at: agreed_at } : undefined;
  }
  if (!ended_at) return undefined;
  if (state === 'settled') return { of: 'settled', at: ended_at };
  if (ended_by !== player_id) return undefined;
  if (state === 'declined') return { of: 'declined', at: ended_at };
  return state === 'broken' ? { of: 'gone', at: ended_at } : undefined;
}

/** Several messages in a row have one answer, to the last of them. */
function replies({ swap, messages, simulated }: RingTalk): PlannedLine[] {
  const lastReply = messages.findLastIndex(({ sender_id }) => simulated.has(sender_id));
  const unanswered = messages.slice(lastReply + 1);
  const text = unanswered.at(-1)?.text;
  if (text === undefined) return [];
  const members = swap.members.map(({ player_id }) => player_id).filter((id) => simulated.has(id));
  return unanswered.flatMap(({ message_id, created_at }) => {
    const plan = planSwapReply(message_id, members);
    return plan ? [{ ...plan, since: created_at, about: { of: 'reply' as const, text } }] : [];
  });
}
