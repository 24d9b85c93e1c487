export interface CallDoc {
  id: string;
  method: 'GET' | 'POST';
  path: string;
  summary: string;
  needs: 'nothing' | 'key' | 'token';
  inputs: CallInput[];
  /** In the notation of TypeScript; empty if the response is not JSON. */
  answer: string;
}

export interface CallInput {
  name: string;
  place: 'path' | 'query' | 'body';
  isRequired: boolean;
  shape: string;
}

export interface CallGroup {
  feature: string;
  calls: CallDoc[];
}

export function filterCalls(groups: readonly CallGroup[], text: string): CallGroup[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return groups
    .map(({ feature, calls }) => ({
      feature,
      calls: calls.filter(({ method, path, summary }) => {
        const searched = `${method} ${path} ${summary} ${feature}`.toLowerCase();
        return words.every((word) => searched.includes(word));
      }),
    }))
    .filter(({ calls }) => calls.length > 0);
}
