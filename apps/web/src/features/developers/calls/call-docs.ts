/** A call as the page for developers shows it. */
export interface CallDoc {
  /** Its anchor on the page. */
  id: string;
  method: 'GET' | 'POST';
  path: string;
  summary: string;
  needs: 'nothing' | 'key' | 'token';
  inputs: CallInput[];
  /** What it answers, in the notation of TypeScript; empty where that is no JSON. */
  answer: string;
}

export interface CallInput {
  name: string;
  place: 'path' | 'query' | 'body';
  isRequired: boolean;
  /** What it has to look like, in a few words. */
  shape: string;
}

export interface CallGroup {
  feature: string;
  calls: CallDoc[];
}

/** The groups with the calls that have every word of `text` in their path or summary. */
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
