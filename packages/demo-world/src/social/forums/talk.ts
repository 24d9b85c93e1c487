import type { PlaceId } from '@wallabee/contract/protocol/ids';
import type { Instant } from '@wallabee/game/state/item-state';
import type { Chance } from '@wallabee/simulated-players/chance';
import { type Composer, createComposer } from '@wallabee/simulated-players/texts/composer';
import type { Facts } from '@wallabee/simulated-players/texts/facts';
import type { Language } from '@wallabee/simulated-players/texts/languages';
import { createUsed, type Used } from '@wallabee/simulated-players/texts/used';
import type { Forum } from '../../corpus/corpus.ts';
import type { Place } from '../../play/atlas.ts';
import type { Player } from '../../players/player.ts';
import type { Setting } from '../../setting.ts';
import type { WorldSize } from '../../world-size.ts';
import { type CatalogueWords, createCatalogueWords } from './catalogue-words.ts';
import type { Topic } from './follow-ups.ts';
import { writingTime } from './hours.ts';
import { indexMoments, type Moments } from './moments.ts';
import { createSpeakers, type Speakers } from './speakers.ts';
import type { Draft, DraftPost } from './thread.ts';

/** All that threads are written from. */
export interface Talk {
  readonly composer: Composer;
  readonly chance: Chance;
  readonly used: Used;
  readonly words: CatalogueWords;
  readonly moments: Moments;
  readonly speakers: Speakers;
  readonly size: WorldSize;
  readonly until: Instant;
  forum(id: number): Forum;
  place(id: PlaceId): Place;
  /** Where people of the city are. */
  position(city: string): { lat: number; lng: number };
}

export function createTalk(setting: Setting, chance: Chance): Talk {
  const { corpus, catalogue, game, players, places, size, until } = setting;
  const forums = new Map(corpus.forums.map((forum) => [forum.id, forum]));
  const placeById = new Map(places.map((place) => [place.id, place]));
  const positions = new Map(
    corpus.cities.flatMap(({ city, places: [first] }) => (first ? [[city, first] as const] : [])),
  );
  return {
    composer: createComposer(corpus.texts),
    chance,
    used: createUsed(),
    words: createCatalogueWords(catalogue, game.world.catalogue),
    moments: indexMoments(game.diary),
    speakers: createSpeakers(players, chance),
    size,
    until,
    forum: (id) => existing(forums.get(id), `forum ${id}`),
    place: (id) => existing(placeById.get(id), `place ${id}`),
    position: (city) => positions.get(city) ?? { lat: 50, lng: 0 },
  };
}

function existing<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`There is no ${what}.`);
  return value;
}

export interface Opening {
  readonly forumId: number;
  readonly author: Player;
  readonly at: Instant;
  readonly title: string;
  readonly part: string;
  readonly topic: Topic;
  readonly facts: Facts;
  readonly itemTypeId?: number | undefined;
  readonly language?: Language;
  readonly isOnTime?: boolean;
}

/** Undefined where the time has passed or the texts do not fit the facts. */
export function openThread(talk: Talk, opening: Opening): Draft | undefined {
  const { composer, chance, speakers } = talk;
  const { author, facts, language = 'en' } = opening;
  const writer = speakers.writer(author);
  const title = composer.tryCompose(opening.title, { facts, writer, chance, used: talk.used, language });
  if (title === undefined) return undefined;
  const draft: Draft = {
    forum: talk.forum(opening.forumId),
    title: title.replace(/\.+$/, ''),
    itemTypeId: opening.itemTypeId ?? null,
    language,
    used: createUsed(talk.used),
    posts: [],
    isClosed: false,
  };
  return say(talk, draft, { ...opening, after: opening.at, isNeeded: true }) ? draft : undefined;
}

export interface Statement {
  readonly author: Player;
  readonly part: string;
  readonly topic: Topic;
  readonly facts: Facts;
  /** The post is written then or a little later. */
  readonly after: Instant;
  readonly quotes?: number | null;
  readonly language?: Language;
  /** The thread makes no sense without it, so its text may have been written before. */
  readonly isNeeded?: boolean;
  /** Written at that time, whatever the hour is where the author lives. */
  readonly isOnTime?: boolean;
}

/** Adds a post, if its author is still there by then and the world has not ended. */
export function say(talk: Talk, draft: Draft, statement: Statement): DraftPost | undefined {
  const { composer, chance, speakers, until } = talk;
  const { author, part, topic, facts, quotes = null } = statement;
  const earliest = Math.max(statement.after, (draft.posts.at(-1)?.at ?? 0) + 40_000);
  const at = statement.isOnTime
    ? earliest
    : writingTime(earliest, talk.position(author.city).lng, chance) + chance.integer(50_000);
  if (at >= until || !speakers.canSpeak(author, at)) return undefined;
  const language = statement.language ?? draft.language;
  const text = composer.tryCompose(part, {
    facts,
    writer: speakers.writer(author),
    chance,
    used: draft.used,
    language,
    mustBeNew: !statement.isNeeded && chance.happens(0.9),
  });
  if (text === undefined) return undefined;
  const post: DraftPost = {
    author,
    text: marked(talk, author, text, language),
    isHtml: false,
    at,
    quotes,
    topic,
    facts,
  };
  draft.posts.push(post);
  return post;
}

/** Some players end English posts as people of their country do. */
function marked(
  { composer, chance, speakers, used }: Talk,
  author: Player,
  text: string,
  language: Language,
): string {
  const writer = speakers.writer(author);
  if (language !== 'en' || writer.language === 'en' || chance.happens(0.88)) return text;
  const mark = composer.tryCompose('mark.end', {
    facts: {},
    writer,
    chance,
    used,
    language: writer.language,
  });
  return mark === undefined ? text : `${text} ${mark}`;
}
