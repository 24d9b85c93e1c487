export interface CallLine {
  /** The slug of its page below /developers/calls. */
  slug: string;
  /** The anchor in the list, for links from before calls had pages. */
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
  /** Matches in inputs, fields and descriptions, best first. */
  matches: CallMatch[];
}

export interface CallMatch {
  kind: 'input' | 'field' | 'description';
  name: string;
  /** The model of the field. */
  model: string | null;
  text: string;
}

export interface CallDoc extends CallLine {
  feature: string;
  description: string;
  deprecation: CallDeprecation | null;
  needs: 'nothing' | 'key' | 'token';
  /** For EventSource, which cannot send headers. */
  takesKeyInAddress: boolean;
  /** The OAuth scope that an app needs; null if apps cannot make the call. */
  scope: string | null;
  inputs: CallInput[];
  headers: CallInput[];
  bodyKind: 'json' | 'form' | 'formOrJson';
  /** The media type, if the body is a file. */
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
  /** The kind of control in the console. Texts and secrets are sent unchanged; the others are JSON values. */
  typedAs: 'text' | 'secret' | 'value' | 'json';
  shape: string;
  description: string;
  example: string;
  isInSample: boolean;
  /** Those of the model within. */
  fields: FieldDoc[];
}

export interface AnswerDoc {
  contentType: string;
  /** A TypeScript type with model names; empty if the response is not JSON. */
  type: string;
  description: string;
  fields: FieldDoc[];
}

export interface FieldDoc {
  name: string;
  /** Without `| null`; see `isNullable`. */
  type: string;
  isOptional: boolean;
  isNullable: boolean;
  description: string;
  /** Those of the model within. */
  fields: FieldDoc[];
}

export interface ExampleDoc {
  label: string;
  /** The recorded request; null if the example is composed from the examples of the fields. */
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
  /** The models that contain this one. */
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
