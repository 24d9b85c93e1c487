import type { AlertSubject } from '@wallabee/contract/alerts/alert';
import type { QueryMistake } from '@wallabee/contract/search/query-answer';
import { hasFilters, isAboutNumbers } from '@wallabee/game/query/about-query';
import { leavesOf, type QueryTree } from '@wallabee/game/query/query-tree';
import { badInput, type ProblemError } from '../../../platform/problems.ts';
import type { BoundText } from '../../search/search.public.ts';
import { type AskedThing, THING_NOUNS } from './alert-things.ts';

/** The thing that an alert is to be about; null for a query. */
export function askedThing(of: AlertSubject, aboutId: number | undefined): AskedThing | null {
  if (of === 'items' || of === 'numbers') {
    if (aboutId === undefined) return null;
    throw refusedField('about_id', `must be left out, because an alert on ${of} is about a query`);
  }
  if (aboutId === undefined) throw refusedField('about_id', `must be the id of the ${THING_NOUNS[of]}`);
  return { of, id: aboutId };
}

/** An alert that could never ring is refused. */
export function refuseWrongQuery(of: AlertSubject, q: string, { parsed, mistakes }: BoundText) {
  const [mistake] = mistakes;
  if (mistake) throw mistaken(q, mistake);
  const { tree } = parsed;
  if (of === 'thread' && q !== '') throw refusedField('q', 'must be left out for a thread');
  if (of !== 'items' && of !== 'numbers') return;
  if (!tree || !findsSomething(tree))
    throw refusedField('q', 'must have a word or a filter, so that there is something to wait for');
  if (of === 'items' && isAboutNumbers(tree))
    throw refusedField('q', 'is about numbers: make it an alert on numbers, or leave out what is about them');
}

/** An order alone finds everything. */
function findsSomething(tree: QueryTree): boolean {
  return hasFilters(tree) || leavesOf(tree).some((leaf) => leaf.is === 'word');
}

function mistaken(q: string, { message, suggestion, from, to }: QueryMistake): ProblemError {
  const better = suggestion === undefined ? '' : `${q.slice(0, from)}${suggestion}${q.slice(to)}`.trim();
  const advice = better === '' ? 'Change the query and try again.' : `Did you mean ${better}?`;
  return badInput(`${message} ${advice}`, { q: `${message} ${advice}` });
}

function refusedField(name: 'q' | 'about_id', fault: string): ProblemError {
  return badInput(`${name} ${fault}.`, { [name]: fault });
}
