import type { AlertSubject } from '@wallabee/contract/alerts/alert';
import { LONGEST_ALERT_NAME } from '@wallabee/contract/alerts/alert-limits';
import { sayQuery } from '@wallabee/game/query/say-query';
import type { BoundText } from '../../search/search.public.ts';

/** What an alert waits for, as a sentence without a full stop. */
export function alertWords(of: AlertSubject, label: string, { parsed, context }: BoundText): string {
  const said = sayQuery(parsed.tree, context.found, () => (of === 'items' ? 'items' : 'numbers'))
    .map(({ text }) => text)
    .join('');
  return said === '' ? ALL[of](label) : SOME[of](label, said);
}

/** The name that an alert has until its owner gives it one. */
export function nameFrom(words: string): string {
  const name = words.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '').trim();
  if (name.length <= LONGEST_ALERT_NAME) return name;
  // The cut must not leave half of a pair.
  return `${name.slice(0, LONGEST_ALERT_NAME - 1).replace(/\p{Cs}$/u, '')}…`;
}

type SayAll = (label: string) => string;
type SaySome = (label: string, said: string) => string;

const ALL: Record<AlertSubject, SayAll> = {
  items: () => 'Items',
  numbers: () => 'Numbers',
  set: (label) => `New items and all numbers of the set ${label}`,
  number: (label) => `Every move of ${label}`,
  place: (label) => `Numbers that arrive at ${label}`,
  player: (label) => `What happens to the numbers of ${label}, and sets that ${label} finishes`,
  thread: (label) => `New posts in “${label}”`,
};

const SOME: Record<AlertSubject, SaySome> = {
  items: (_, said) => said,
  numbers: (_, said) => said,
  set: (label, said) => within(`of the set ${label}`, said),
  number: (label, said) => `Moves of ${label}, only as one of: ${lowered(said)}`,
  place: (label, said) => within(`that arrive at ${label}`, said, ','),
  player: (label, said) => `What happens to the numbers of ${label}, only: ${lowered(said)}`,
  thread: (label) => ALL.thread(label),
};

/** `Numbers below 100, saved` of a set are `Numbers of the set Attic below 100, saved`. */
function within(what: string, said: string, between = ''): string {
  const rest = /^Numbers(?= |,)(.*)$/su.exec(said)?.[1];
  if (rest === undefined) return `Numbers ${what}, only: ${lowered(said)}`;
  return `Numbers ${what}${rest.startsWith(',') ? '' : between}${rest}`;
}

function lowered(said: string): string {
  return said.slice(0, 1).toLowerCase() + said.slice(1);
}
