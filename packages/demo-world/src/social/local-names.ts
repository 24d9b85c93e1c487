import type { Composer, Occasion } from '@wallabee/simulated-players/texts/composer';
import type { FactName, Facts } from '@wallabee/simulated-players/texts/facts';
import type { Language } from '@wallabee/simulated-players/texts/languages';
import type { CityNames } from '../corpus/corpus.ts';

/** Facts hold the English names of cities; each text names a city as its own language does. */
export function withLocalNames(composer: Composer, names: CityNames): Composer {
  const localised = (part: string, occasion: Occasion): Occasion => ({
    ...occasion,
    facts: localFacts(occasion.facts, names[writtenIn(composer, part, occasion.language)]),
  });
  return {
    has: composer.has,
    compose: (part, occasion) => composer.compose(part, localised(part, occasion)),
    tryCompose: (part, occasion) => composer.tryCompose(part, localised(part, occasion)),
  };
}

/** English where the part has no text in the language. */
export function writtenIn(
  composer: Pick<Composer, 'has'>,
  part: string,
  language: Language = 'en',
): Language {
  return composer.has(part, language) ? language : 'en';
}

const CITIES: readonly FactName[] = ['city', 'city2', 'city3'];

function localFacts(facts: Facts, names: Readonly<Record<string, string>> | undefined): Facts {
  if (!names) return facts;
  const local = CITIES.flatMap((fact) => {
    const name = names[String(facts[fact])];
    return name === undefined ? [] : [[fact, name] as const];
  });
  return { ...facts, ...Object.fromEntries(local) };
}
