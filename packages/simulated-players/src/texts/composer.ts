import type { Chance } from '../chance.ts';
import { problemsOfParts } from './check-parts.ts';
import { type Alternative, compileParts } from './compile-parts.ts';
import type { FactName, Facts } from './facts.ts';
import { asFact, fitFacts } from './fit-facts.ts';
import type { Language } from './languages.ts';
import type { Template, TemplateNode } from './parse-template.ts';
import { asVoiceWrites, KEEPS_CASE, writtenLiteral } from './surface.ts';
import type { TextParts } from './text-parts.ts';
import type { Used } from './used.ts';
import type { Writer } from './writer.ts';

export interface Occasion {
  readonly facts: Facts;
  readonly writer: Writer;
  readonly chance: Chance;
  readonly used: Used;
  /** English unless given; a part without texts in the language is written in English. */
  readonly language?: Language;
  /** Rather nothing than a text that was written before. */
  readonly mustBeNew?: boolean;
  /** Rather nothing than such a text. */
  readonly isUnwanted?: (text: string) => boolean;
}

export interface Composer {
  /** A text that was not written before, where one can be found in a few tries. */
  compose(part: string, occasion: Occasion): string;
  /** Undefined where no text of the part fits the facts. */
  tryCompose(part: string, occasion: Occasion): string | undefined;
  has(part: string, language?: Language): boolean;
}

export function createComposer(parts: TextParts): Composer {
  const compiled = compileParts(parts);
  const [problem] = problemsOfParts(compiled);
  if (problem) throw new Error(problem);
  const pools = createPools(compiled);

  const tryCompose = (part: string, occasion: Occasion) => {
    const language = occasion.language ?? 'en';
    const expand = createExpander(pools, occasion, pools.has(part, language) ? language : 'en');
    const drawn = drawUnwritten(() => expand(part), occasion);
    if (!drawn) return undefined;
    for (const alternative of drawn.alternatives) occasion.used.add(alternative);
    occasion.used.addText(drawn.text);
    return drawn.text;
  };
  return {
    tryCompose,
    compose: (part, occasion) => {
      const text = tryCompose(part, occasion);
      if (text !== undefined) return text;
      throw new Error(`No text of ${part} fits the facts ${Object.keys(occasion.facts).join(', ')}.`);
    },
    has: (part, language = 'en') => pools.has(part, language),
  };
}

const TRIES = 8;

function drawUnwritten(
  draw: () => Drawn | undefined,
  { writer, chance, used, mustBeNew, isUnwanted }: Occasion,
): Drawn | undefined {
  let written: Drawn | undefined;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const drawn = draw();
    if (!drawn) return undefined;
    const text = asVoiceWrites(drawn.text, writer.voice, chance);
    if (isUnwanted?.(text)) continue;
    written = { ...drawn, text };
    if (!used.has(text)) return written;
  }
  return mustBeNew ? undefined : written;
}

interface Pools {
  of(part: string, language: Language, writer: Writer): readonly Alternative[];
  has(part: string, language: Language): boolean;
}

/** Texts made for the writer's voice or kind come up more often than those for everybody. */
function createPools(compiled: ReadonlyMap<string, readonly Alternative[]>): Pools {
  const pools = new Map<string, readonly Alternative[]>();
  const draw = (part: string, language: Language, { voice, kind }: Writer) =>
    (compiled.get(part) ?? []).flatMap((one) => {
      const isForWriter =
        one.language === language &&
        (one.voices.length === 0 || one.voices.includes(voice)) &&
        (one.kinds.length === 0 || one.kinds.includes(kind));
      if (!isForWriter) return [];
      return one.voices.length + one.kinds.length > 0 ? [one, one, one] : [one];
    });
  return {
    of: (part, language, writer) => {
      const key = `${part} ${language} ${writer.voice} ${writer.kind}`;
      const pool = pools.get(key) ?? draw(part, language, writer);
      pools.set(key, pool);
      return pool;
    },
    has: (part, language) => compiled.get(part)?.some((one) => one.language === language) ?? false,
  };
}

interface Drawn {
  text: string;
  alternatives: Alternative[];
}

function createExpander(pools: Pools, occasion: Occasion, language: Language) {
  const { facts, writer, chance, used } = occasion;

  const fromPart = (name: string, alternatives: Alternative[]): string | undefined => {
    const pool = pools.of(name, language, writer);
    for (let tries = 0; tries < 3; tries += 1) {
      const text = fromAlternative(leastWorn(pool, chance, used), alternatives);
      if (text !== undefined) return text;
    }
    for (const alternative of chance.sample(pool, pool.length)) {
      const text = fromAlternative(alternative, alternatives);
      if (text !== undefined) return text;
    }
    return undefined;
  };
  const fromAlternative = (alternative: Alternative | undefined, alternatives: Alternative[]) => {
    if (!alternative) return undefined;
    const text = fromTemplate(alternative.template, alternatives);
    if (text !== undefined) alternatives.push(alternative);
    return text;
  };
  const fromTemplate = (template: Template, alternatives: Alternative[]): string | undefined => {
    let text = '';
    for (const node of template) {
      const written = fromNode(node, alternatives);
      if (written === undefined) return undefined;
      text += written;
    }
    return text;
  };
  const fromNode = (node: TemplateNode, alternatives: Alternative[]): string | undefined => {
    if (node.kind === 'literal') return writtenLiteral(node.text, writer.voice, node.startsSentence);
    if (node.isOptional && chance.happens(0.5)) return '';
    const written = fromPlaceholder(node, alternatives);
    return written === undefined && node.isOptional ? '' : written;
  };
  const fromPlaceholder = (
    node: Exclude<TemplateNode, { kind: 'literal' }>,
    alternatives: Alternative[],
  ): string | undefined => {
    if (node.kind === 'fact') return writtenFact(node.name as FactName, facts);
    if (node.kind === 'part') return fromPart(node.name, alternatives);
    for (const option of chance.sample(node.options, node.options.length)) {
      const text = fromTemplate(option, alternatives);
      if (text !== undefined) return text;
    }
    return undefined;
  };

  return (part: string): Drawn | undefined => {
    const alternatives: Alternative[] = [];
    const text = fromPart(part, alternatives);
    return text === undefined ? undefined : { text: fitFacts(text, language), alternatives };
  };
}

/** A name stays as its owner writes it, even at the start of a sentence. */
function writtenFact(name: FactName, facts: Facts): string | undefined {
  const fact = facts[name]?.toString();
  if (fact === undefined) return undefined;
  return NAMES.has(name) ? `${KEEPS_CASE}${fact}` : asFact(fact);
}

const NAMES: ReadonlySet<FactName> = new Set(['player', 'player2', 'name']);

/** The least used of a small pool, or of a few drawn from a large one. */
function leastWorn(pool: readonly Alternative[], chance: Chance, used: Used): Alternative | undefined {
  const isSmall = pool.length <= DRAWS;
  const start = isSmall ? chance.integer(Math.max(pool.length, 1)) : 0;
  let best: Alternative | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (let draws = 0; draws < Math.min(pool.length, DRAWS); draws += 1) {
    const drawn = isSmall ? pool[(start + draws) % pool.length] : chance.pick(pool);
    const wear = drawn ? used.wearOf(drawn) : least;
    if (wear < least) [best, least] = [drawn, wear];
  }
  return best;
}

const DRAWS = 8;
