import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import { GROUND_PATTERNS, GROUND_SHAPES, type Ground, type GroundPattern } from './drawing.ts';
import { turned, wordsIn } from './words.ts';

/** All grounds: first those whose pattern suits the texts about the type, then the plain ones. */
export function groundsFor(id: ItemTypeId, texts: readonly string[]): Iterable<Ground> {
  return {
    *[Symbol.iterator]() {
      const suiting = texts.flatMap(wordsIn).flatMap((word) => PATTERNS.get(word) ?? []);
      const patterns = new Set<GroundPattern>([
        ...suiting,
        'plain',
        ...turned(GROUND_PATTERNS, `pattern ${id}`),
      ]);
      const shapes = turned(GROUND_SHAPES, `shape ${id}`);
      // Shapes change fastest, because they are easier to tell apart than patterns.
      for (const pattern of patterns) for (const shape of shapes) yield { shape, pattern };
    },
  };
}

const WORDS: Partial<Record<GroundPattern, string>> = {
  rays: 'sun sunny sunday summer noon morning dawn light lamp bright first best grand great winner gold glory warm',
  dots: 'snow snowy winter party birthday button crumb confetti dust seed spot egg sweet flour',
  stripes:
    'band bunting curtain deck fete stripe striped circus tent theatre barber scarf ribbon deckchair queue',
  rings: 'echo bell radio call ring song sound drum clock hour music tune horn noise whistle minute',
  checks: 'kitchen table picnic cafe chess lunch supper breakfast tea jam cake bakery restaurant room cloth',
  comb: 'bee bees beekeeper hive honey honeycomb swarm wax keeper',
  waves:
    'sea tide water wave boat ship river lake pond harbour bath beach ferry waterside pool ocean swimming',
  hills:
    'hill field garden hedge farm mountain road walk park forest meadow grass plot campsite lambing moss',
  stars:
    'night midnight moon star dark late asleep sleep dream evening dusk comet planet three sky insomniac',
  rain: 'rain wet damp drizzle storm puddle umbrella thunder weather cloud clouds shower soggy',
};

const PATTERNS: ReadonlyMap<string, GroundPattern> = new Map(
  Object.entries(WORDS).flatMap(([pattern, words]) =>
    wordsIn(words).map((word) => [word, pattern as GroundPattern] as const),
  ),
);
