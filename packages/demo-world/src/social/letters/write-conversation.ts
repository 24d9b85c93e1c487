import type { Instant } from '@wallabee/game/state/item-state';
import type { Facts } from '@wallabee/simulated-players/texts/facts';
import type { Language } from '@wallabee/simulated-players/texts/languages';
import { createUsed, type Used } from '@wallabee/simulated-players/texts/used';
import { DAY, HOUR, MINUTE, SECOND } from '../../calendar.ts';
import { isAround, type Player } from '../../players/player.ts';
import { wakingTime } from '../../waking-hours.ts';
import type { Talk } from '../forums/talk.ts';
import { dayFacts } from '../forums/world-facts.ts';
import type { LetterTalk } from './letter-talk.ts';
import { textOf } from './line-text.ts';
import type { Claim, Message } from './message.ts';
import type { Occasion } from './occasion.ts';
import { CLAIMS, partOf, SCENES, type Scene, TAILS } from './scenes.ts';

/** The messages of one conversation; none where no scene fits. */
export function writeConversation(talk: LetterTalk, occasion: Occasion): Message[] {
  const language = languageOf(talk, occasion.pair);
  const scene = drawScene(talk, occasion, language);
  if (!scene) return [];
  const conversation = {
    occasion,
    language,
    used: createUsed(talk.used),
    days: new Map<string, Facts>(),
    reporters: new Set<Player>(),
  };
  const messages: Message[] = [];
  for (const line of drawLines(talk, scene, occasion, language)) {
    const message = writeMessage(talk, conversation, line, messages.at(-1));
    if (!message) break;
    messages.push(message);
  }
  return occasion.isUnread ? endedBy(messages, occasion.pair[0]) : messages;
}

interface Conversation {
  readonly occasion: Occasion;
  readonly language: Language;
  readonly used: Used;
  /** What each could mention, by player and day. */
  readonly days: Map<string, Facts>;
  /** Players who have mentioned their weather. */
  readonly reporters: Set<Player>;
}

/** Undefined where somebody is gone by then, or has nothing to say. */
function writeMessage(
  talk: LetterTalk,
  { occasion, language, used, days, reporters }: Conversation,
  line: string,
  previous: Message | undefined,
): Message | undefined {
  const [speaker = 'a', part = '', later] = line.split(' ');
  const [sender, recipient] = speaker === 'a' ? occasion.pair : [occasion.pair[1], occasion.pair[0]];
  const at = previous ? timeAfter(talk, previous, { sender, isLater: later !== undefined }) : occasion.at;
  if (!canWrite(talk, occasion, at)) return undefined;
  const key = `${sender.id} ${Math.floor(at / DAY)}`;
  const known = days.get(key) ?? dayFacts(talk, sender, at, language);
  days.set(key, known);
  const day = reporters.has(sender) ? { ...known, weather: undefined, badweather: undefined } : known;
  const text = textOf(talk, occasion, { part, sender, recipient, at, language, used, day });
  if (text === undefined) return undefined;
  if (mentions(text, day.weather)) reporters.add(sender);
  return { sender, recipient, text, at, claims: claimsOf(part, occasion, sender) };
}

function mentions(text: string, fact: Facts['weather']): boolean {
  return fact !== undefined && text.toLowerCase().includes(String(fact).toLowerCase());
}

function timeAfter(
  talk: Talk,
  previous: Message,
  { sender, isLater }: { sender: Player; isLater: boolean },
): Instant {
  const { chance } = talk;
  if (isLater) return answerTime(talk, sender, previous.at + chance.between(6, 40) * HOUR);
  return previous.sender === sender ? previous.at + drawSeconds(talk) : answerTime(talk, sender, previous.at);
}

/** Friends of one country write in their language; nine of ten pairs. */
export function languageOf({ speakers }: Talk, [a, b]: readonly [Player, Player]): Language {
  const { language } = speakers.writer(a);
  return language === speakers.writer(b).language && (a.id + b.id) % 10 > 0 ? language : 'en';
}

function drawScene(talk: Talk, occasion: Occasion, language: Language): Scene | undefined {
  const { chance } = talk;
  const isWritten = ({ lines }: Scene) => areWritten(talk, lines, language);
  const fitting = SCENES.filter(
    (scene) =>
      scene.about === occasion.about &&
      (scene.if ?? []).every((condition) => occasion.conditions.includes(condition)) &&
      isWritten(scene),
  );
  // A scene with a condition says more than one without.
  const special = fitting.filter((scene) => scene.if !== undefined);
  const drawn = chance.pick(special.length > 0 && chance.happens(0.7) ? special : fitting);
  return drawn ?? chance.pick(SCENES.filter((scene) => scene.about === 'life' && isWritten(scene)));
}

function areWritten({ composer }: Talk, lines: readonly string[], language: Language): boolean {
  return lines.every((line) => composer.has(partOf(line), language));
}

/** Conversations end early, go on to something else, or somebody adds a line. */
function drawLines(talk: Talk, { lines, about }: Scene, occasion: Occasion, language: Language): string[] {
  const { chance } = talk;
  const least = occasion.conditions.includes('both_held') && about === 'trade' ? lines.length : 2;
  const length = chance.happens(0.55)
    ? lines.length
    : chance.between(Math.min(least, lines.length), lines.length);
  const drawn = lines.slice(0, length);
  if (occasion.isUnread || occasion.endsBy) return drawn;
  if (length === lines.length && chance.happens(0.6)) {
    const tails = TAILS.filter((tail) => areWritten(talk, tail, language));
    drawn.push(...tailAfter(drawn, chance.pick(tails) ?? []));
  }
  // Not in between, where the next line answers the one before.
  if (chance.happens(0.12)) drawn.push(`${drawn.at(-1)?.charAt(0)} ps`);
  return drawn;
}

function tailAfter(lines: readonly string[], tail: readonly string[]): string[] {
  if (lines.at(-1)?.startsWith('b')) return [...tail];
  return tail.map((line) => `${line.startsWith('a') ? 'b' : 'a'}${line.slice(1)}`);
}

function answerTime({ chance, position }: Talk, sender: Player, last: Instant): Instant {
  const pause = chance.happens(0.75) ? chance.between(1, 14) * MINUTE : chance.between(30, 500) * MINUTE;
  const at = last + pause + chance.integer(MINUTE);
  return pause < HOUR ? at : wakingTime(at, position(sender.city).lng, chance);
}

function drawSeconds({ chance }: Talk): number {
  return chance.between(15, 240) * SECOND + chance.integer(SECOND);
}

function canWrite({ until }: Talk, { pair, endsBy = until }: Occasion, at: Instant): boolean {
  return at < Math.min(endsBy, until) && pair.every((player) => isAround(player, at));
}

function claimsOf(part: string, { pair, item, item2 }: Occasion, sender: Player): Claim[] {
  const claim = CLAIMS[part];
  if (!claim || !item) return [];
  const other = sender === pair[0] ? pair[1] : pair[0];
  const own = { holder: sender, item_id: item.item_id };
  return claim === 'both' && item2 ? [own, { holder: other, item_id: item2.item_id }] : [own];
}

function endedBy(messages: readonly Message[], player: Player): Message[] {
  return messages.slice(0, messages.findLastIndex(({ sender }) => sender === player) + 1);
}
