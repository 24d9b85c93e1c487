import { type PreparedAnswer, prepareAnswer } from '../../platform/http/calls/prepared-answer.ts';
import type { Catalogue } from './catalogue.ts';
import type { CatalogueHolder } from './catalogue-holder.ts';

/** What is worked out from a catalogue is kept as long as that catalogue: a new one starts with nothing. */
export function perCatalogue<Made>(holder: CatalogueHolder, make: (catalogue: Catalogue) => Made) {
  const kept = new WeakMap<Catalogue, { made: Made }>();

  return (): Made => {
    const catalogue = holder.current();
    const known = kept.get(catalogue);
    if (known) return known.made;
    const made = make(catalogue);
    kept.set(catalogue, { made });
    return made;
  };
}

/**
 * Answers are serialised once for each catalogue. One that also tells a live number names it as its `version` and is
 * made again when that differs; the old one is let go.
 */
export function keptPerCatalogue<Views>(holder: CatalogueHolder, toViews: (catalogue: Catalogue) => Views) {
  const current = perCatalogue(holder, (catalogue) => ({
    views: toViews(catalogue),
    answers: new Map<string, { version: number; answer: PreparedAnswer }>(),
  }));

  return (name: string, make: (views: Views) => unknown, version = 0): PreparedAnswer => {
    const { views, answers } = current();
    const known = answers.get(name);
    if (known?.version === version) return known.answer;
    const answer = prepareAnswer(make(views));
    answers.set(name, { version, answer });
    return answer;
  };
}
