import type { Instant } from '@wallabee/game/state/item-state';
import type { Occasion as Writing } from '@wallabee/simulated-players/texts/composer';
import type { Facts } from '@wallabee/simulated-players/texts/facts';
import type { Language } from '@wallabee/simulated-players/texts/languages';
import type { Used } from '@wallabee/simulated-players/texts/used';
import { yearOf } from '../../calendar.ts';
import type { Player } from '../../players/player.ts';
import { hourFacts } from '../forums/hour-facts.ts';
import { specialnessOf } from '../forums/world-facts.ts';
import { type LetterTalk, UNTRACKED } from './letter-talk.ts';
import type { Occasion } from './occasion.ts';

export interface Line {
  readonly part: string;
  readonly sender: Player;
  readonly recipient: Player;
  readonly at: Instant;
  readonly language: Language;
  readonly used: Used;
  /** What the sender could mention on that day. */
  readonly day: Facts;
}

/**
 * A message that was not sent before, and of which the sender has written no sentence before,
 * where one can be found; undefined where no text fits.
 */
export function textOf(talk: LetterTalk, occasion: Occasion, line: Line): string | undefined {
  const { composer, chance, sent } = talk;
  const said = talk.saidBy(line.sender);
  const facts = factsFor(talk, occasion, line);
  const by = { author: line.sender.username, facts };
  const writing = writingOf(talk, line, facts);
  const fresh = { ...writing, isUnwanted: (text: string) => said.repeats(text, by) };
  const part = `msg.${line.part}`;
  let text: string | undefined;
  for (let tries = 0; tries < 3; tries += 1) {
    text =
      composer.tryCompose(part, { ...fresh, used: line.used }) ??
      composer.tryCompose(part, { ...writing, used: line.used });
    if (text === undefined || !isRepeated(sent, text)) break;
  }
  for (let tries = 0; text !== undefined && isRepeated(sent, text) && tries < 3; tries += 1) {
    const more = composer.tryCompose('msg.more', { ...fresh, chance });
    if (more) text = `${text} ${more}`;
  }
  if (text === undefined) return undefined;
  sent.add(text);
  said.add(text, by);
  return text;
}

/** Everybody writes "Thanks!" now and then. */
function isRepeated(sent: ReadonlySet<string>, text: string): boolean {
  return text.length > 12 && sent.has(text);
}

function writingOf({ speakers, chance }: LetterTalk, { sender, language }: Line, facts: Facts): Writing {
  return { facts, writer: speakers.writer(sender), chance, used: UNTRACKED, language };
}

function factsFor(talk: LetterTalk, occasion: Occasion, line: Line): Facts {
  const { sender, recipient, at } = line;
  const earlier = yearOf(Math.max(...occasion.pair.map(({ joinsAt }) => joinsAt)));
  const isSameTown = recipient.city === sender.city;
  return {
    ...line.day,
    ...hourFacts(talk, sender, at),
    ...(isSameTown && SEEN_BY_BOTH),
    year: earlier < yearOf(at) ? earlier : undefined,
    ...occasion.facts,
    friend: talk.speakers.nickname(recipient),
    city2: isSameTown ? undefined : recipient.city,
    remark: occasion.item && remarkOn(talk, occasion.item.number, line),
    answer: answerOf(talk, occasion, line),
  };
}

/** Players do not report their town or its weather to somebody who lives there. */
const SEEN_BY_BOTH: Facts = { city: undefined, weather: undefined, badweather: undefined };

function remarkOn(talk: LetterTalk, number: number, line: Line): string | undefined {
  return talk.composer.tryCompose(
    `msg.remark.${specialnessOf(number, line.sender)}`,
    writingOf(talk, line, {}),
  );
}

/** How a wanted item is obtained, in the words of the one who is asked. */
function answerOf(talk: LetterTalk, { about, pair, facts }: Occasion, line: Line): string | undefined {
  if (about !== 'wanted' || line.sender === pair[0]) return undefined;
  for (const way of talk.chance.sample(['forage', 'mix', 'store'], 3)) {
    const part = `msg.how_to.${way}`;
    const answer =
      talk.composer.has(part, line.language) && talk.composer.tryCompose(part, writingOf(talk, line, facts));
    if (answer) return answer;
  }
  return undefined;
}
