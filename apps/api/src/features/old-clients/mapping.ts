import type { DescribedCall, Endpoint, ResponseOf } from '@wallabee/contract/protocol/endpoint';

/** Maps the answer of one call to the format of a profile. */
export type Mapping = readonly [call: DescribedCall, map: (answer: never) => unknown];

export function mapping<E extends Endpoint>(endpoint: E, map: (answer: ResponseOf<E>) => unknown): Mapping {
  return [endpoint, map];
}

/** Answers of calls without a mapping stay unchanged. */
export function mapEach(mappings: readonly Mapping[]) {
  const maps = new Map(mappings);
  return (call: DescribedCall, answer: unknown): unknown => {
    const map = maps.get(call);
    return map ? map(answer as never) : answer;
  };
}
