import { isPalindrome } from '@wallabee/contract/items/number-shapes';
import { formatNumber } from '@wallabee/contract/protocol/format-number';
import type { PlaceId } from '@wallabee/contract/protocol/ids';
import type { Instant } from '@wallabee/game/state/item-state';
import type { Facts } from '@wallabee/simulated-players/texts/facts';
import type { Language } from '@wallabee/simulated-players/texts/languages';
import { seasonOf, type Weather, weatherOf } from '@wallabee/simulated-players/texts/weather';
import { DAY, yearOf } from '../../calendar.ts';
import type { ItemFact, Moment } from '../../play/diary.ts';
import type { Player } from '../../players/player.ts';
import type { Talk } from './talk.ts';

/** What a player could mention on that day, whatever it is about; the weather is that of the place. */
export function dayFacts(
  talk: Talk,
  player: Player,
  at: Instant,
  language: Language = 'en',
  place?: PlaceId,
): Facts {
  const { lat } = talk.position(place === undefined ? player.city : talk.place(place).city);
  const month = new Date(at).getUTCMonth();
  const kind = weatherOf(month, lat);
  const phrase = talk.composer.tryCompose(`weather.${kind}`, {
    facts: {},
    writer: { ...talk.speakers.writer(player), voice: 'dry' },
    chance: talk.chance,
    used: NOTHING_USED,
    language,
  });
  const weather = phrase && withinSentence(phrase, language);
  const years = Math.floor((at - player.joinsAt) / (365 * DAY));
  const days = Math.floor((at - player.joinsAt) / DAY);
  return {
    name: talk.speakers.nickname(player),
    city: player.city,
    weather,
    badweather: KEEPS_AT_HOME.has(kind) ? weather : undefined,
    ...dayWords(at, language),
    year: yearOf(at),
    ...(language === 'en' && { season: seasonOf(month, lat) }),
    ...(days >= 2 && { days }),
    ...(years >= 2 && { years }),
  };
}

const KEEPS_AT_HOME: ReadonlySet<Weather> = new Set(['freezing', 'cold', 'hot', 'tropical']);

/** The composer begins every text with a capital; German nouns have one anyway. */
function withinSentence(phrase: string, language: Language): string {
  return language === 'de' ? phrase : phrase.charAt(0).toLowerCase() + phrase.slice(1);
}

const NOTHING_USED = { wearOf: () => 0, add: () => {}, has: () => false, addText: () => {} };

export function inWords(date: Date, language: Language, options: Intl.DateTimeFormatOptions): string {
  const key = `${language} ${Object.keys(options).join()}`;
  const known = formats.get(key);
  if (known) return known.format(date);
  formats.set(key, new Intl.DateTimeFormat(LOCALES[language] ?? language, { ...options, timeZone: 'UTC' }));
  return inWords(date, language, options);
}

/** By language and parts; making a format takes long. */
const formats = new Map<string, Intl.DateTimeFormat>();

const LOCALES: Partial<Record<Language, string>> = { en: 'en-GB', no: 'nb' };

type DayWords = Pick<Facts, 'month' | 'weekday' | 'weekday2' | 'date'>;

/** Once for each language and day. */
function dayWords(at: Instant, language: Language): DayWords {
  const day = Math.floor(at / DAY);
  const key = `${language} ${day}`;
  const known = daysInWords.get(key);
  if (known) return known;
  const date = new Date(day * DAY);
  const words = {
    month: inWords(date, language, { month: 'long' }),
    weekday: inWords(date, language, { weekday: 'long' }),
    weekday2: inWords(new Date((day + 2 + (day % 4)) * DAY), language, { weekday: 'long' }),
    date: inWords(date, language, { day: 'numeric', month: 'long' }),
  };
  daysInWords.set(key, words);
  return words;
}

const daysInWords = new Map<string, DayWords>();

export function itemFacts({ words }: Talk, { item_type_id, number }: ItemFact): Facts {
  return { ...typeFacts(words.type(item_type_id)), number: formatNumber(number), class: classOf(number) };
}

export function typeFacts({ name, set, designer, hint }: ReturnType<Talk['words']['type']>): Facts {
  return { item: name, set, hint, ...(designer && { designer }) };
}

/** The same as `itemFacts` under the names for a second item. */
export function secondItemFacts({ words }: Talk, { item_type_id, number }: ItemFact): Facts {
  return { item2: words.type(item_type_id).name, number2: formatNumber(number) };
}

export function placeFacts(talk: Talk, id: PlaceId): Facts {
  const { name, city } = talk.place(id);
  return { place: name, city2: city };
}

export function secondPlaceFacts(talk: Talk, id: PlaceId): Facts {
  const { name, city } = talk.place(id);
  return { place2: name, city3: city };
}

export function classOf(number: number): string {
  if (number < 10) return 'SD';
  if (number < 100) return 'DD';
  if (number < 1_000) return 'TD';
  return number < 10_000 ? 'QD' : 'wish';
}

export type Specialness =
  | 'first'
  | 'palindrome'
  | 'birthday'
  | 'single'
  | 'double'
  | 'round'
  | 'year'
  | 'plain';

/** What the player would say is special about the number. */
export function specialnessOf(number: number, { birthday }: Pick<Player, 'birthday'>): Specialness {
  if (number === 1) return 'first';
  if (birthday && isBirthday(number, birthday)) return 'birthday';
  if (number < 10) return 'single';
  if (isPalindrome(number) && number > 100) return 'palindrome';
  if (number < 100) return 'double';
  if (number % 1_000 === 0) return 'round';
  return number >= 1_950 && number <= 2_026 ? 'year' : 'plain';
}

function isBirthday(number: number, { month, day }: { month: number; day: number }): boolean {
  return number > 100 && (number === day * 100 + month || number === month * 100 + day);
}

/** The player's last find of note, as a second item. */
export function ownFind(
  talk: Talk,
  player: Player,
  at: Instant,
  fits: (find: { item: ItemFact; place: PlaceId }) => boolean = () => true,
): Facts | undefined {
  const own = talk.moments
    .before(player, at, 40)
    .find(
      (moment): moment is Moment & { kind: 'found'; place: PlaceId; item: ItemFact } =>
        (moment.kind === 'found' || moment.kind === 'picked_up') && fits(moment),
    );
  return own && { ...secondItemFacts(talk, own.item), ...secondPlaceFacts(talk, own.place) };
}

export function ordinal(number: number): string {
  const tens = number % 100;
  if (tens >= 11 && tens <= 13) return `${number}th`;
  return `${formatNumber(number)}${['th', 'st', 'nd', 'rd'][number % 10] ?? 'th'}`;
}
