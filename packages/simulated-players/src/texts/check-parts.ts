import type { Alternative, CompiledParts } from './compile-parts.ts';
import { FACTS } from './facts.ts';
import type { Template } from './parse-template.ts';

/** Sentences about placeholders that are neither a fact nor a part, and parts that not everybody can say. */
export function problemsOfParts(parts: CompiledParts): string[] {
  const problems: string[] = [];
  for (const [name, alternatives] of parts) {
    if (!alternatives.some((one) => one.voices.length + one.kinds.length === 0))
      problems.push(`${name} has no text for every voice and kind of player.`);
    for (const alternative of alternatives) problems.push(...problemsOf(alternative, parts));
  }
  return problems;
}

function problemsOf({ part, text, template, language }: Alternative, parts: CompiledParts): string[] {
  return namesIn(template).flatMap(({ kind, name }) => {
    if (kind === 'fact') return Object.hasOwn(FACTS, name) ? [] : [`${part}: {${name}} is no fact: ${text}`];
    const inner = parts.get(name);
    if (!inner) return [`${part}: there is no part ${name}: ${text}`];
    const fits = inner.some((one) => one.language === language && one.voices.length + one.kinds.length === 0);
    return fits ? [] : [`${part}: ${name} has no text in ${language} for every player: ${text}`];
  });
}

export function namesIn(template: Template): { kind: 'fact' | 'part'; name: string }[] {
  return template.flatMap((node) => {
    if (node.kind === 'literal') return [];
    return node.kind === 'choice' ? node.options.flatMap(namesIn) : [{ kind: node.kind, name: node.name }];
  });
}
