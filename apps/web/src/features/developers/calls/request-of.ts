import type { ApiRequest } from '@wallabee/contract/protocol/client';
import type { CallDoc, CallInput } from '../document/call-docs.ts';

export type Sent = Pick<CallDoc, 'method' | 'path' | 'inputs' | 'bodyKind'>;

/** Empty fields are omitted; `faultsIn` has refused empty path parameters. */
export function requestOf(call: Sent, typed: ReadonlyMap<string, string>): ApiRequest {
  const { method, path, inputs, bodyKind } = call;
  const filledIn = (place: 'query' | 'body'): FilledIn[] =>
    inputs
      .filter((input) => input.place === place)
      .map(({ name, typedAs }) => ({ name, typedAs, value: typed.get(name) ?? '' }))
      .filter(({ value }) => value !== '');
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(typed.get(name) ?? ''));
  const query = formOf(filledIn('query'));
  return {
    method,
    path: query ? `${filled}?${query}` : filled,
    ...(method === 'GET' ? { body: undefined } : bodyOf(filledIn('body'), bodyKind)),
  };
}

interface FilledIn extends Pick<CallInput, 'name' | 'typedAs'> {
  value: string;
}

function bodyOf(fields: FilledIn[], bodyKind: Sent['bodyKind']) {
  if (bodyKind !== 'json')
    return { body: formOf(fields), bodyType: 'application/x-www-form-urlencoded' } as const;
  const body = JSON.stringify(Object.fromEntries(fields.map((field) => [field.name, jsonOf(field)])));
  return { body, bodyType: 'application/json' } as const;
}

function formOf(fields: FilledIn[]): string {
  return new URLSearchParams(fields.map(({ name, value }) => [name, value])).toString();
}

/** Invalid JSON is sent as text, because the API explains what is wrong with it. */
function jsonOf({ typedAs, value }: FilledIn): unknown {
  if (typedAs === 'text' || typedAs === 'secret') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
