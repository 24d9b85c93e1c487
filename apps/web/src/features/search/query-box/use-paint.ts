import { useEffect, useState } from 'react';
import type { PaintedTerm, TextSpan } from './painted-runs.ts';

/** What the server found in a query. */
export interface Paint {
  /** The text that it is about. */
  q: string;
  terms: readonly PaintedTerm[];
  mistakes: readonly TextSpan[];
}

/** The terms of the text: from the answer of the search, and while it is being typed from the parser. */
export function usePaint(text: string, answered: Paint | undefined): Paint {
  const [parse, setParse] = useState<Parse>();
  const isAnswered = answered !== undefined && text.trim() === answered.q;
  const isTyped = text !== '' && !isAnswered;
  useEffect(() => {
    if (isTyped && !parse) void loadParser().then((loaded) => setParse(() => loaded));
  }, [isTyped, parse]);

  if (isAnswered) return shifted(answered, text);
  return { q: text, terms: parse?.(text) ?? [], mistakes: [] };
}

type Parse = (text: string) => readonly PaintedTerm[];

/** Not part of the page's first script. A failed import leaves the text without colours. */
function loadParser(): Promise<Parse | undefined> {
  return import('@wallabee/game/query/parse-query').then(
    ({ paintQuery }) => paintQuery,
    () => undefined,
  );
}

/** Positions count from the trimmed text. */
function shifted({ q, terms, mistakes }: Paint, text: string): Paint {
  const by = text.length - text.trimStart().length;
  if (by === 0) return { q, terms, mistakes };
  const move = <Span extends TextSpan>(span: Span) => ({ ...span, from: span.from + by, to: span.to + by });
  return { q, terms: terms.map(move), mistakes: mistakes.map(move) };
}
