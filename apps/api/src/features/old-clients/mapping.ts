import type { DescribedCall, Endpoint, ResponseOf } from '@wallabee/contract/protocol/endpoint';

/** From the answer of one call to what the clients of a profile read. */
export type Mapping = readonly [call: DescribedCall, map: (answer: never) => unknown];

export function mapping<E extends Endpoint>(endpoint: E, map: (answer: ResponseOf<E>) => unknown): Mapping {
  return [endpoint, map];
}

/** Calls without a mapping are answered as the contract says. */
export function mapEach(mappings: readonly Mapping[]) {
  const maps = new Map(mappings);
  return (call: DescribedCall, answer: unknown): unknown => {
    const map = maps.get(call);
    return map ? map(answer as never) : answer;
  };
}
