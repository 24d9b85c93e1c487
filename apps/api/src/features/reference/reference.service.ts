import { setImmediate } from 'node:timers/promises';
import { listBlogPosts } from '@wallabee/contract/news/news';
import type { CallApi } from '@wallabee/contract/protocol/client';
import type { Db } from '../../platform/db/db.ts';
import type { Catalogue } from '../catalogue/catalogue.public.ts';
import type { IssuedNumbers } from '../items/items.public.ts';
import { type Answered, type AnyCall, keyOf } from './answered.ts';
import { itemAnswers } from './item-answers.ts';
import { callsOfCatalogue, callsOfNews, type ReferencedCall } from './referenced-calls.ts';

export interface ReferenceSources {
  catalogue: Catalogue;
  numbers: IssuedNumbers;
  apiUrl: string;
  callApi: CallApi;
  db: Db;
  now: () => Date;
}

/** The reference as JSON. It is written in parts, because the whole would hold up every other call. */
export async function writeReference({ callApi, now, ...sources }: ReferenceSources): Promise<Buffer[]> {
  const parts = [Buffer.from(`{"made_at":${JSON.stringify(now())},"answers":{`)];
  let separator = '';
  const write = async (answered: readonly Answered[]) => {
    for (const [key, answer] of answered) {
      parts.push(Buffer.from(`${separator}${JSON.stringify(key)}:${JSON.stringify(answer)}`));
      separator = ',';
    }
    await setImmediate();
  };
  const calls = [...callsOfCatalogue(sources.catalogue), ...callsOfNews(await callApi(listBlogPosts))];
  for (let from = 0; from < calls.length; from += AT_ONCE)
    await write(await Promise.all(calls.slice(from, from + AT_ONCE).map((call) => make(call, callApi))));
  for await (const answered of itemAnswers(sources)) await write(answered);
  return [...parts, Buffer.from('}}')];
}

/** Enough that their reads are batched, and so few that other calls are answered in between. */
const AT_ONCE = 16;

async function make({ endpoint, input }: ReferencedCall, callApi: CallApi): Promise<Answered> {
  return [keyOf(endpoint, input), await (callApi as AnyCall)(endpoint, input)];
}
