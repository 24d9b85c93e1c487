import type { Draft } from './draft.ts';
import { type Problem, problem } from './problem.ts';
import { nameKey } from './read-sets.ts';

type DraftEntry = Draft['items'][number];

/** An item that needs itself could never be made. Each cycle is reported once. */
export function findFormulaCycles({ items }: Pick<Draft, 'items'>): Problem[] {
  const byName = new Map(items.map((item) => [nameKey(item.value.name), item]));
  const finished = new Set<DraftEntry>();
  return items.flatMap((item) => follow(item, []));

  function follow(item: DraftEntry, above: DraftEntry[]): Problem[] {
    if (finished.has(item)) return [];
    const path = [...above, item];
    const problems = item.value.mix.flatMap((pair, position) =>
      pair.flatMap((component) => {
        const next = byName.get(nameKey(component));
        if (!next) return [];
        const start = path.indexOf(next);
        return start < 0 ? follow(next, path) : describeLoop(path.slice(start), position);
      }),
    );
    finished.add(item);
    return problems;
  }
}

function describeLoop(loop: DraftEntry[], position: number): Problem[] {
  const closing = loop.at(-1);
  const names = [...loop, loop[0]].map((item) => item?.value.name);
  return closing
    ? [problem(closing.at('mix', position), `Going round in a circle: ${names.join(' needs ')}.`)]
    : [];
}
