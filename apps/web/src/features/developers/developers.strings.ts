import type { CallDoc, CallInput } from './calls/call-docs.ts';

export const developerStrings = {
  pageTitle: (name: string) => `${name} · WallaBee for developers`,
  heading: 'Build your own',
  lead: 'The public API of WallaBee: the same items, sets, numbers and histories that this site shows, for your own tools.',
  description:
    'How to build on the WallaBee API: keys, headers, limits, errors, every call, and a console to try them.',
  tabs: 'For developers',
  guide: 'Guide',
  calls: 'Calls',
  keys: 'Your keys',

  callsDescription:
    'Every call of the WallaBee API: what it takes, what it answers, and a console to try it.',
  callsCount: (shown: number, all: number) => (shown === all ? `${all} calls` : `${shown} of ${all} calls`),
  filter: 'Filter calls…',
  noCalls: 'No call is like that',
  noCallsHint: 'Try a single word, such as history, sets or inbox.',
  needs: {
    nothing: 'No key needed',
    key: 'Key',
    token: 'Key and token',
  } satisfies Record<CallDoc['needs'], string>,
  takes: 'Takes',
  takesNothing: 'Nothing but its address.',
  answers: 'Answers',
  answersNoJson: 'A picture or a text, not JSON.',
  example: 'An example of an answer',
  models: 'Models',
  modelsDescription: 'What the answers of the WallaBee API are made of: every model and each of its fields.',
  modelsCount: (shown: number, all: number) =>
    shown === all ? `${all} models` : `${shown} of ${all} models`,
  filterModels: 'Filter models…',
  noModels: 'No model is like that',
  noModelsHint: 'Try a single word, such as item, set or player.',
  modelsLead: 'What answers are made of. Fields may be added to them, and are never taken away.',
  noFields: 'It has no fields of its own.',
  place: { path: 'in the path', query: 'in the query', body: 'in the form' } satisfies Record<
    CallInput['place'],
    string
  >,
  optional: 'optional',

  tryIt: 'Try it',
  key: 'Application key',
  keyHint: "Left empty, the call is made with the site's own key.",
  send: 'Send',
  asYourself: 'You are logged in, so the call is made with your token and does what it says.',
  loginNeeded: 'This call needs a token: log in first.',
  asJson: (type: string) => `JSON: ${type}`,
  unreachable: 'The call could not be made: the server was not reached.',
  bytes: (size: string) => `${size} bytes`,
  answered: (status: number, milliseconds: string, size: string) =>
    `${status}, in ${milliseconds} ms, ${size}`,
  noText: (type: string) => `${type}, which is nothing to read.`,
  cut: 'The rest is left out here; a program gets all of it.',
  result: 'What came back',
} as const;
