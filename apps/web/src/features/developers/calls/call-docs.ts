export interface CallDoc {
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  summary: string;
  description: string;
  needs: 'nothing' | 'key' | 'token';
  inputs: CallInput[];
  /** The body is JSON; otherwise it is a form. */
  sendsJson: boolean;
  /** In the notation of TypeScript, with names of models; empty if the response is not JSON. */
  answer: string;
  /** An answer as compact JSON, or as text; empty for pictures. */
  example: string;
}

export interface CallInput {
  name: string;
  place: 'path' | 'query' | 'body';
  isRequired: boolean;
  shape: string;
  description: string;
  example: string;
}

export interface CallGroup {
  feature: string;
  calls: CallDoc[];
}

export interface ModelDoc {
  name: string;
  description: string;
  fields: ModelField[];
}

export interface ModelField {
  name: string;
  type: string;
  isOptional: boolean;
  description: string;
}

export function filterCalls(groups: readonly CallGroup[], text: string): CallGroup[] {
  const isWanted = filterOf(text);
  return groups
    .map(({ feature, calls }) => ({
      feature,
      calls: calls.filter(({ method, path, summary }) => isWanted(`${method} ${path} ${summary} ${feature}`)),
    }))
    .filter(({ calls }) => calls.length > 0);
}

export function filterModels(models: readonly ModelDoc[], text: string): ModelDoc[] {
  const isWanted = filterOf(text);
  return models.filter(({ name, description }) => isWanted(`${name} ${description}`));
}

function filterOf(text: string) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return (searched: string) => words.every((word) => searched.toLowerCase().includes(word));
}

export function modelAddress(name: string) {
  return `/developers/models#${name}` as const;
}
