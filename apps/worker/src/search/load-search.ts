import type { createSearchCalls, SearchCalls } from '@wallabee/game/search/reference/reference-calls';
import type { CachedAnswers } from '../cache/reference.ts';

type CreateSearchCalls = typeof createSearchCalls;

declare const self: ServiceWorkerGlobalScope & { createSearchCalls?: CreateSearchCalls };

/** Runs the script at its first use. A worker may load only what it has loaded when it was installed. */
export function loadSearch(): CreateSearchCalls {
  if (!self.createSearchCalls) importScripts(BUILD.search);
  if (!self.createSearchCalls) throw new Error('The search did not offer itself.');
  return self.createSearchCalls;
}

export function offerSearch(create: CreateSearchCalls) {
  self.createSearchCalls = create;
}

const made = new WeakMap<CachedAnswers, SearchCalls>();

/** The index of the answers is made at the first search, and used while the worker runs. */
export function searchCallsOf(answers: CachedAnswers): SearchCalls {
  const known = made.get(answers) ?? loadSearch()(answers);
  made.set(answers, known);
  return known;
}
