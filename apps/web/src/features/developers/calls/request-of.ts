import type { ApiRequest } from '@wallabee/contract/protocol/client';
import type { CallDoc } from '../document/call-docs.ts';

export type Sent = Pick<CallDoc, 'method' | 'path' | 'inputs' | 'sendsJson'>;

/** Empty fields are left out, except those in the path. */
export function requestOf(call: Sent, typed: ReadonlyMap<string, string>): ApiRequest {
  const { method, path, inputs, sendsJson } = call;
  const valuesIn = (place: 'query' | 'body') =>
    inputs.flatMap((input): [string, string][] => {
      const value = typed.get(input.name) ?? '';
      return input.place === place && value !== '' ? [[input.name, value]] : [];
    });
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(typed.get(name) ?? ''));
  const query = new URLSearchParams(valuesIn('query')).toString();
  return {
    method,
    path: query ? `${filled}?${query}` : filled,
    ...(method === 'GET' ? { body: undefined } : bodyOf(valuesIn('body'), sendsJson)),
  };
}

function bodyOf(values: [string, string][], sendsJson: boolean) {
  if (!sendsJson) {
    const body = new URLSearchParams(values).toString();
    return { body, bodyType: 'application/x-www-form-urlencoded' } as const;
  }
  const body = JSON.stringify(Object.fromEntries(values.map(([name, value]) => [name, parsed(value)])));
  return { body, bodyType: 'application/json' } as const;
}

/** The API says what is wrong with a text that is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export function isReadable(contentType: string): boolean {
  return !/^(image|audio|video|application\/octet-stream)\b/.test(contentType);
}

export function readable(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
