import { type KnownType, namedItems, namedType } from './known-types.ts';

/** Of what happened to players; each entry of such a thread is about one happening. */
export type DiaryKind = 'found' | 'palindrome' | 'single' | 'completed' | 'traded' | 'mixed';

export type ThreadKind =
  | { readonly kind: 'offer' | 'wanted' | 'about_item' | 'chain' | 'counting' | 'talk' | 'not_for_players' }
  | { readonly kind: 'question'; readonly asks: 'how' | 'when' | 'set' }
  | { readonly kind: 'diary'; readonly of: DiaryKind };

export interface ThreadOpening {
  readonly forumId: number;
  readonly title: string;
  readonly text: string;
}

const TRADING_POST = 3;
const SWAP_SHOP = 13;
/** Announcements, bug reports and auctions; the forums of the staff have higher ids. */
const NOT_FOR_PLAYERS = [1, 5, 6];
const LAST_PUBLIC_FORUM = 13;

export function threadKindOf(
  opening: ThreadOpening,
  { types, now }: { types: readonly KnownType[]; now: Date },
): ThreadKind {
  const { forumId, title } = opening;
  if (NOT_FOR_PLAYERS.includes(forumId) || forumId > LAST_PUBLIC_FORUM) return { kind: 'not_for_players' };
  if (/^the item chain\b/i.test(title)) return { kind: 'chain' };
  if (/^counting to\b/i.test(title)) return { kind: 'counting' };
  const of = DIARIES.find(([, sign]) => sign.test(title))?.[0];
  if (of === 'other' || isOver(title, now)) return { kind: 'not_for_players' };
  if (of) return { kind: 'diary', of };
  if (forumId === TRADING_POST || forumId === SWAP_SHOP) return { kind: tradeKind(opening, types) };
  return conversationKind(opening, types);
}

function conversationKind({ title, text }: ThreadOpening, types: readonly KnownType[]): ThreadKind {
  const whole = `${title} ${text}`;
  if (!namedType(whole, types)) return { kind: 'talk' };
  const asks = /\?/.test(whole) ? ASKED.find(([, sign]) => sign.test(whole))?.[0] : undefined;
  if (asks) return { kind: 'question', asks };
  const showsItem = namedType(title, types) !== undefined || namedItems(text, types).length > 0;
  return { kind: showsItem ? 'about_item' : 'talk' };
}

function tradeKind(
  { title, text }: ThreadOpening,
  types: readonly KnownType[],
): 'offer' | 'wanted' | 'not_for_players' {
  const isListed = namedItems(`${title}\n${text}`, types).length > 0;
  const isOffer = isListed && /wts|wtt|for trade|for sale|spare|on offer|pouch sale/i.test(title);
  // A text with numbers lists what its author has, whatever else is looked for.
  if ((WANTED.test(title) && !isOffer) || (WANTED.test(text) && !isListed))
    return namedType(`${title} ${text}`, types) ? 'wanted' : 'not_for_players';
  return isListed ? 'offer' : 'not_for_players';
}

const WANTED = /\bwanted\b|\bwtb\b|looking for|hunting|\bmissing\b|\bi need\b|in search of/i;

const ASKED = [
  ['when', /how (old|long)|when (did|was)|release date|older than|came? out/i],
  ['set', /(which|what) (set|shelf)|belong to/i],
  ['how', /where|how (do|is|to|can|would)|hiding|made of|mix|recipe|formula|foraging/i],
] as const;

const DIARIES: readonly (readonly [DiaryKind | 'other', RegExp])[] = [
  ['found', /what did you find today|^finds of|what we found in|today i found|find book|^your finds/i],
  ['palindrome', /palindrome|backwards and forwards/i],
  ['single', /single digit hall|^single digits of|^one to nine|^sd book/i],
  ['completed', /finishers' book|^sets finished in|full shelves$/i],
  ['traded', /thank your trader|^good trades of|^traders to recommend/i],
  ['mixed', /mixing ledger|^mixed in|mixes, for the record/i],
  [
    'other',
    /^postcards|^travels of|^where (are you today|we went)|ash book|^lost in|gone by our own hand|^boxes of|^unwrapped|what was in|^prices paid|market diary|what i paid|^upgrades|better numbers|out with the old|^gifts of|^given |for somebody else|^dropped for|last post wins/i,
  ],
];

/** A thread of another year or month. */
function isOver(title: string, now: Date): boolean {
  const [, month, year] =
    /(?:\b(January|February|March|April|May|June|July|August|September|October|November|December) )?\b(20\d\d)\b/.exec(
      title,
    ) ?? [];
  if (year === undefined) return false;
  if (Number(year) !== now.getUTCFullYear()) return true;
  return month !== undefined && month !== MONTH.format(now);
}

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });
