import { createApiClient } from '@wallabee/contract/protocol/client';
import { PAGE_NONCE, type WorkerSite } from '@wallabee/contract/protocol/page-visit';
import { answerKey } from '@wallabee/contract/reference/answer-key';
import type { CachedAnswers } from '../cache/reference.ts';
import { setCachedAt } from '../cache/responses.ts';
import { OFFLINE } from '../offline-problem.ts';
import { answerSearchCall } from '../search/answer-search-call.ts';
import { loadRenderer } from './load-renderer.ts';

interface PageAnswers {
  answers: CachedAnswers;
  /** What is searched. */
  reference: CachedAnswers;
}

/** A document or its data, rendered from cached answers. */
export async function renderPage(
  { url }: Request,
  { headers, ...site }: WorkerSite,
  { answers, reference }: PageAnswers,
): Promise<Response> {
  const nonce = crypto.randomUUID();
  const page = await loadRenderer()(new Request(url), {
    ...site,
    nonce,
    reader: null,
    tiles: null,
    hasWorker: true,
    callApi: callsOf({ answers, reference }),
    report: () => {},
  });
  const all = new Headers(page.headers);
  for (const [name, value] of Object.entries(headers)) all.set(name, value.replaceAll(PAGE_NONCE, nonce));
  if (page.status < 500) setCachedAt(all, answers.madeAt);
  return new Response(page.body, { status: page.status, headers: all });
}

function callsOf({ answers, reference }: PageAnswers) {
  return createApiClient(async (request) => {
    const { method, path } = request;
    const found = await answerSearchCall(request, reference);
    const body = found ?? (method === 'GET' ? answers.of(answerKey(path)) : undefined);
    return body === undefined ? OFFLINE : { status: 200, body };
  });
}
