/** What lists show of a call. */
export interface CallLine {
  /** Of its page, below /developers/calls. */
  slug: string;
  /** Links to the call in the list, from before it had a page, end in this. */
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  summary: string;
  isDeprecated: boolean;
}

export interface CallGroup {
  feature: string;
  description: string;
  calls: CallLine[];
}

export interface FoundCall extends CallLine {
  feature: string;
  /** What matches besides the path, the name and the summary, best first. */
  matches: CallMatch[];
}

export interface CallMatch {
  kind: 'input' | 'field' | 'description';
  name: string;
  /** The model that has the field. */
  model: string | null;
  text: string;
}

export interface CallDoc extends CallLine {
  feature: string;
  description: string;
  deprecation: CallDeprecation | null;
  needs: 'nothing' | 'key' | 'token';
  /** An EventSource sends no headers. */
  takesKeyInAddress: boolean;
  /** What an app needs to be allowed; null where apps cannot make the call. */
  scope: string | null;
  inputs: CallInput[];
  headers: CallInput[];
  /** The body is JSON; otherwise it is a form. */
  sendsJson: boolean;
  /** The media type of the file that is its body. */
  upload: string | null;
  hasETag: boolean;
  hasPages: boolean;
  answer: AnswerDoc;
  examples: ExampleDoc[];
  statuses: StatusDoc[];
}

export interface CallDeprecation {
  since: string;
  sunset: string | null;
  use: CallLine | null;
}

export interface CallInput {
  name: string;
  place: 'path' | 'query' | 'body' | 'header';
  isRequired: boolean;
  /** In the console: a text or a secret, sent as it is, one value of JSON, or JSON over several lines. */
  typedAs: 'text' | 'secret' | 'value' | 'json';
  shape: string;
  description: string;
  example: string;
  /** Samples of the call have it. */
  isInSample: boolean;
  /** Those of the model within. */
  fields: FieldDoc[];
}

export interface AnswerDoc {
  contentType: string;
  /** In the notation of TypeScript, with names of models; empty if the response is not JSON. */
  type: string;
  description: string;
  fields: FieldDoc[];
}

export interface FieldDoc {
  name: string;
  /** Without `null`, which `isNullable` says. */
  type: string;
  isOptional: boolean;
  isNullable: boolean;
  description: string;
  /** Those of the model within. */
  fields: FieldDoc[];
}

export interface ExampleDoc {
  label: string;
  /** The path of the call in the demo world whose answer it is; null where it is composed. */
  request: string | null;
  text: string;
}

export interface StatusDoc {
  status: string;
  description: string;
  headers: string[];
  example: string;
}

export interface ModelLine {
  name: string;
  description: string;
}

export interface ModelDoc extends ModelLine {
  type: string;
  fields: FieldDoc[];
  calls: CallLine[];
  /** The models that have it as a field. */
  models: string[];
}

export function modelAddress(name: string) {
  return `/developers/models/${name}` as const;
}

export function callAddress({ slug }: Pick<CallLine, 'slug'>) {
  return `/developers/calls/${slug}` as const;
}

export function featureName(feature: string): string {
  return `${feature.charAt(0).toUpperCase()}${feature.slice(1).replaceAll('-', ' ')}`;
}
