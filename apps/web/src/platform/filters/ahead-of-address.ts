export interface AheadOfAddress {
  shown: string;
  address: string;
  /** Written to the address by this page, but not seen there yet. */
  underWay: readonly string[];
  /** Counts the changes of the address by links and history navigation. */
  arrivals: number;
}

export function shownFrom(address: string): AheadOfAddress {
  return { shown: address, address, underWay: [], arrivals: 0 };
}

export function choose(state: AheadOfAddress, shown: string): AheadOfAddress {
  return { ...state, shown };
}

export function write(state: AheadOfAddress): AheadOfAddress {
  return { ...state, underWay: [...state.underWay, state.shown] };
}

/** An address that this page wrote must not undo a later choice; any other address replaces the choice. */
export function arrive(state: AheadOfAddress, address: string): AheadOfAddress {
  const place = state.underWay.indexOf(address);
  if (place >= 0) return { ...state, address, underWay: state.underWay.slice(place + 1) };
  return giveUp({ ...state, address });
}

export function giveUp({ address, arrivals }: AheadOfAddress): AheadOfAddress {
  return { shown: address, address, underWay: [], arrivals: arrivals + 1 };
}
