/** What is shown, and how far the address, which follows it, has come. */
export interface AheadOfAddress {
  shown: string;
  address: string;
  /** Written into the address from here, and not seen there yet. */
  underWay: readonly string[];
  /** How often the address was changed by something else: a link, or going back. */
  arrivals: number;
}

export function shownFrom(address: string): AheadOfAddress {
  return { shown: address, address, underWay: [], arrivals: 0 };
}

/** Somebody chose something else: it shows at once. */
export function choose(state: AheadOfAddress, shown: string): AheadOfAddress {
  return { ...state, shown };
}

export function write(state: AheadOfAddress): AheadOfAddress {
  return { ...state, underWay: [...state.underWay, state.shown] };
}

/**
 * The address is another one now. What was written there from here must not undo what has been chosen since; whatever
 * else leads there is to be followed.
 */
export function arrive(state: AheadOfAddress, address: string): AheadOfAddress {
  const place = state.underWay.indexOf(address);
  if (place >= 0) return { ...state, address, underWay: state.underWay.slice(place + 1) };
  return giveUp({ ...state, address });
}

/** What was chosen and not written yet is no longer wanted: the address holds. */
export function giveUp({ address, arrivals }: AheadOfAddress): AheadOfAddress {
  return { shown: address, address, underWay: [], arrivals: arrivals + 1 };
}
