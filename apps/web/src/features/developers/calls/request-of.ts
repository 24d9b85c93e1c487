import type { CallDoc } from './call-docs.ts';

/** Empty fields are left out, except those in the path. */
export function requestOf({ method, path, inputs }: CallDoc, typed: ReadonlyMap<string, string>) {
  const valuesIn = (place: 'query' | 'body') =>
    inputs.flatMap((input) => {
      const value = typed.get(input.name) ?? '';
      return input.place === place && value !== '' ? [[input.name, value]] : [];
    });
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(typed.get(name) ?? ''));
  const query = new URLSearchParams(valuesIn('query')).toString();
  return {
    method,
    path: query ? `${filled}?${query}` : filled,
    body: method === 'POST' ? new URLSearchParams(valuesIn('body')).toString() : undefined,
  };
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
