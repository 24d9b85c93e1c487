import type { Swap, SwapMessage } from '@wallabee/contract/swaps/swap';
import { ringWords } from '../ring/ring.strings.ts';
import { numbered } from '../ring/ring-words.ts';
import { swapStrings as strings } from './swap.strings.ts';
import { goneMember, nameIn } from './swap-words.ts';

export type TalkNote = { kind: 'good' | 'bad'; at: string; text: string };
export type TalkLine = { message: SwapMessage } | { note: TalkNote };

/** The messages, and what happened to the ring, in order of time. */
export function talkLines(swap: Swap): TalkLine[] {
  const lines: { at: string; line: TalkLine }[] = [
    ...notesOf(swap).map((note) => ({ at: note.at, line: { note } })),
    ...swap.messages.map((message) => ({ at: message.created_at, line: { message } })),
  ];
  return lines.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at)).map(({ line }) => line);
}

function notesOf(swap: Swap): TalkNote[] {
  return [
    { kind: 'good', at: swap.created_at, text: strings.notes.proposed(nameIn(swap, swap.proposer_id)) },
    ...agreements(swap),
    ...ending(swap),
  ];
}

/** The proposer has agreed by proposing. */
function agreements(swap: Swap): TalkNote[] {
  return swap.members.flatMap(({ player, agreed_at }) => {
    if (agreed_at === null || player.id === swap.proposer_id) return [];
    const isCarried = swap.instead_of !== null && Date.parse(agreed_at) <= Date.parse(swap.created_at);
    const text = isCarried
      ? strings.notes.carriedOver(nameIn(swap, player.id, ringWords.youInside))
      : strings.notes.agreed(nameIn(swap, player.id));
    return [{ kind: 'good' as const, at: isCarried ? swap.created_at : agreed_at, text }];
  });
}

function ending(swap: Swap): TalkNote[] {
  const { state, broken, ended_at } = swap;
  if (state === 'broken' && broken) return [{ kind: 'bad', at: broken.at, text: breakNote(swap) }];
  if (state === 'open' || ended_at === null) return [];
  if (state === 'settled') {
    return [{ kind: 'good', at: ended_at, text: strings.notes.settled(swap.members.length) }];
  }
  const name = nameIn(swap, swap.ended_by);
  const texts = {
    declined: strings.notes.declined(name),
    withdrawn: strings.notes.withdrawn(name),
    expired: strings.notes.expired,
    broken: strings.notes.broken,
  };
  return [{ kind: 'bad', at: ended_at, text: texts[state] }];
}

function breakNote(swap: Swap): string {
  const item = goneMember(swap)?.gives;
  if (!swap.broken || !item || swap.broken.event === 'accountclosed') return strings.notes.broken;
  return strings.notes.gone(numbered(item), strings.events[swap.broken.event].passive);
}
