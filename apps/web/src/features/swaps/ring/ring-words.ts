import type { Ring, RingMember, SwapGain, SwapNumber } from '@wallabee/contract/swaps/ring';
import { formatNumber } from '../../../ui/format-number.ts';
import { ringWords as words } from './ring.strings.ts';

type Members = Ring['members'];

/** `strong` is the gain itself, `rest` what it is compared with. */
export interface Reason {
  strong: string;
  rest: string;
}

export interface HubWords {
  head: string;
  line: string;
  /** The number that the player would put aside. */
  struck?: string;
}

/** The first member is the player who looks, so the last one gives to them. */
export function ownExchange(members: Members) {
  const me = members[0] as RingMember;
  const giver = members.at(-1) as RingMember;
  return { me, giver, gives: me.gives, gets: giver.gives };
}

export function ringHeading(members: Members): string {
  const { giver, gets } = ownExchange(members);
  return members.length === 2 ? words.straight(giver.player.name) : words.ringFor(members.length, gets.name);
}

/** Who the others are to the player. */
export function companyWords(members: Members): string {
  const others = members.slice(1);
  const friends = others.filter(({ player }) => player.is_friend).length;
  if (others.length === 1) return friends === 1 ? words.oneFriend : words.oneStranger;
  if (friends === others.length) return words.allFriends(others.length);
  if (friends === 0) return words.noFriends(others.length);
  return words.someFriends(friends, others.length - friends);
}

export function giveReason({ saved_number }: Pick<RingMember, 'saved_number'>): string {
  return saved_number === null ? words.offered : words.spare(hash(saved_number));
}

export function getReason(gain: SwapGain, gets: SwapNumber): Reason {
  if (gain.is_pulled) return words.pulled;
  if (gain.kind === 'lower' && gain.instead_of !== null) {
    return words.lower(formatNumber(gain.instead_of - gets.number), hash(gain.instead_of));
  }
  if (gain.kind === 'missing') return { strong: words.lacked, rest: ownProgress(gain) };
  if (gain.kind === 'query') return { strong: words.wanted, rest: words.byWant(gain.query ?? '') };
  return { strong: '', rest: words.noReason };
}

export function hubWords(gain: SwapGain, gets: SwapNumber): HubWords {
  const number = hash(gets.number);
  if (gain.is_pulled) return words.hubPulled;
  if (gain.kind === 'lower' && gain.instead_of !== null) {
    return { head: number, line: words.hubInstead, struck: hash(gain.instead_of) };
  }
  if (gain.kind === 'missing') return hubOfMissing(gain, gets);
  if (gain.kind === 'query') return { head: number, line: words.hubWant(gain.query ?? '') };
  return { head: number, line: words.noReason };
}

function hubOfMissing({ set }: SwapGain, gets: SwapNumber): HubWords {
  if (gets.class === 'sd' || gets.class === 'dd') {
    return { head: hash(gets.number), line: words.hubClass[gets.class] };
  }
  if (set === null) return { head: words.hubNew, line: words.lacked };
  const left = set.size - set.has;
  if (left <= 0) return { head: words.hubNew, line: words.hubLast(set.name) };
  if (left === 1) return { head: words.hubNew, line: words.hubLastButOne(set.name) };
  return { head: words.hubNew, line: words.hubProgress(formatNumber(set.has), formatNumber(set.size)) };
}

/** What another member gains, in words that follow their name. */
export function gainOfOther(gain: SwapGain, gets: SwapNumber): string {
  const { set } = gain;
  if (gain.is_pulled) return words.otherPulls(numbered(gets));
  if (gain.kind === 'lower' && gain.instead_of !== null) {
    return words.otherLower(hash(gets.number), hash(gain.instead_of));
  }
  if (gain.kind === 'missing') {
    if (set === null) return words.otherLacks(gets.name);
    if (set.has >= set.size) return words.otherFinishes(set.name);
    return words.otherProgress(gets.name, formatNumber(set.has), formatNumber(set.size), set.name);
  }
  if (gain.kind === 'query') return words.otherWant(hash(gets.number), gain.query ?? '');
  return words.otherGets(numbered(gets));
}

/** What the player gains, in words that follow “You”. */
export function ownGain(gain: SwapGain, gets: SwapNumber): string {
  if (gain.is_pulled) return words.youPull(numbered(gets));
  if (gain.kind === 'lower' && gain.instead_of !== null) {
    return words.youGetLower(hash(gets.number), hash(gain.instead_of));
  }
  if (gain.kind === 'missing') return words.youGetMissing(ownProgress(gain));
  if (gain.kind === 'query') return words.youGetWanted(numbered(gets), gain.query ?? '');
  return words.youGet(numbered(gets));
}

function ownProgress({ set }: SwapGain): string {
  if (set === null) return '';
  if (set.has >= set.size) return words.finishes(set.name);
  return words.progress(formatNumber(set.has), formatNumber(set.size), set.name);
}

export interface MemberGain {
  member: RingMember;
  words: string;
}

/** What each of the others gains by what they get from the member before. */
export function gainsOfOthers(members: Members): MemberGain[] {
  return members.slice(1).flatMap((member, place) => {
    const gets = members[place]?.gives;
    return gets ? [{ member, words: gainOfOther(member.gain, gets) }] : [];
  });
}

export function numbered({ name, number }: SwapNumber): string {
  return `${name} ${hash(number)}`;
}

export function hash(number: number): string {
  return `#${formatNumber(number)}`;
}
