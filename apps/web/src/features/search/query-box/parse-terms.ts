import type { TermKind } from '@wallabee/contract/search/term-kinds';
import type { PaintedTerm } from './painted-runs.ts';

export function parseTerms(text: string): readonly PaintedTerm[] {
  return [...text.matchAll(/\S+/g)].map(({ index, 0: term }) => ({
    from: index,
    to: index + term.length,
    kind: KINDS.find(([, pattern]) => pattern.test(term))?.[0] ?? 'word',
  }));
}

const KINDS: readonly [TermKind, RegExp][] = [
  ['not', /^-/],
  ['pattern', /^is:/],
  ['number', /^(?:#|number|class|created|moved|price)/],
  ['person', /^owner/],
  ['where', /:/],
];
