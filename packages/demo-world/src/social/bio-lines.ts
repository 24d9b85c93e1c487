import { formatNumber } from '@wallabee/contract/protocol/format-number';
import type { InMemoryWorld } from '@wallabee/game/apply/in-memory-world';
import type { ItemState } from '@wallabee/game/state/item-state';
import type { Pattern } from '@wallabee/simulated-players/character/character';
import type { Facts } from '@wallabee/simulated-players/texts/facts';
import type { Language } from '@wallabee/simulated-players/texts/languages';
import type { Player } from '../players/player.ts';
import type { Setting } from '../setting.ts';
import type { Talk } from './forums/talk.ts';
import { dayFacts, inWords } from './forums/world-facts.ts';

/** A part that would fit into the player's bio, with its facts. */
export interface BioLine {
  readonly part: string;
  readonly facts: Facts;
  readonly weight: number;
}

export interface Author {
  readonly player: Player;
  readonly language: Language;
}

/** Parts named `bio.own` are for bios in another language than English. */
export function linesOf(setting: Setting, talk: Talk, { player, language }: Author): BioLine[] {
  const about = aboutPlayer(setting, talk, { player, language });
  return [
    { part: 'bio.since', facts: about, weight: 2 },
    { part: 'bio.home', facts: about, weight: 2 },
    { part: 'bio.kind', facts: about, weight: 3 },
    { part: 'bio.job', facts: about, weight: 2 },
    { part: 'bio.family', facts: about, weight: 1.5 },
    { part: 'bio.likes', facts: about, weight: 2.5 },
    { part: 'bio.quirk', facts: about, weight: 1.5 },
    { part: 'bio.trade', facts: about, weight: 1.5 },
    { part: 'bio.own_life', facts: about, weight: 4 },
    { part: 'bio.own_language', facts: about, weight: 1.5 },
    {
      part: 'bio.languages',
      facts: about,
      weight: talk.speakers.writer(player).language === 'en' ? 0.01 : 1,
    },
    ...numberLines(player),
    ...collectionLines(setting, talk, player),
  ].filter(
    ({ part }) => talk.composer.has(part, language) && (language !== 'en' || !part.startsWith('bio.own')),
  );
}

function aboutPlayer({ game, places }: Setting, talk: Talk, { player, language }: Author): Facts {
  const visited = places.filter(
    ({ id, city }) => city === player.city && game.world.visits.get(id)?.has(player.id),
  );
  const joined = new Date(player.joinsAt);
  const facts = dayFacts(talk, player, Math.max(player.lastActiveAt, player.joinsAt), language);
  return {
    ...facts,
    days: Number(facts.days) > 60 ? facts.days : undefined,
    year: joined.getUTCFullYear(),
    month: inWords(joined, language, { month: 'long' }),
    place: talk.chance.pick(visited)?.name,
  };
}

const PATTERNS: Record<Exclude<Pattern, 'birthday'>, readonly [string, ...string[]]> = {
  palindrome: ['palindromes', 'numbers that read both ways'],
  repdigit: ['repdigits', 'numbers like 777', 'one digit over and over'],
  sequence: ['1234 and its sort', 'digits in a row'],
  round: ['round numbers', 'thousands'],
  year: ['years', 'numbers that are years'],
};

function numberLines({ character, birthday }: Player): BioLine[] {
  return character.patterns.flatMap((pattern): BioLine[] => {
    if (pattern !== 'birthday')
      return PATTERNS[pattern].map((words) => ({
        part: 'bio.pattern',
        facts: { pattern: words },
        weight: 1,
      }));
    if (!birthday) return [];
    const number = birthday.day * 100 + birthday.month;
    return [{ part: 'bio.birthday', facts: { number }, weight: 3 }];
  });
}

function collectionLines({ game: { world } }: Setting, talk: Talk, player: Player): BioLine[] {
  const sets = [...(world.completions.get(player.id)?.keys() ?? [])];
  const completed = talk.chance.pick(sets);
  const rarest = rarestOf(world, player);
  const wanted = talk.moments
    .before(player, Number.POSITIVE_INFINITY, 40)
    .find(({ kind }) => kind === 'offers');
  const type = wanted?.kind === 'offers' ? talk.chance.pick(wanted.wanted) : undefined;
  return [
    ...(completed === undefined
      ? []
      : [
          {
            part: sets.length > 1 ? 'bio.sets' : 'bio.one_set',
            facts: { set: talk.words.set(completed).name, count: sets.length },
            weight: 3,
          },
        ]),
    ...(rarest
      ? [
          {
            part: 'bio.rarest',
            facts: {
              item: talk.words.type(rarest.item_type_id).name,
              number: formatNumber(rarest.number),
            },
            weight: 2.5,
          },
        ]
      : []),
    ...(type === undefined
      ? []
      : [{ part: 'bio.wants', facts: { set: talk.words.type(type).set }, weight: 1 }]),
  ];
}

/** The lowest number below a thousand. */
function rarestOf(world: InMemoryWorld, player: Player): ItemState | undefined {
  let best: ItemState | undefined;
  for (const id of world.held.get(player.id) ?? []) {
    const item = world.items.get(id);
    if (item && item.number < (best?.number ?? 1_000)) best = item;
  }
  return best;
}
