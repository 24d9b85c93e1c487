/** The filters that are shown, and how far the address, which follows them, has come. */
export interface FiltersInAddress {
  filters: string;
  address: string;
  /** Written into the address from here, and not seen there yet. */
  underWay: readonly string[];
  /** How often the address was changed by something else: a link, or going back. */
  arrivals: number;
}

export function filtersFrom(address: string): FiltersInAddress {
  return { filters: address, address, underWay: [], arrivals: 0 };
}

/** Somebody chose other filters: they show at once. */
export function choose(state: FiltersInAddress, filters: string): FiltersInAddress {
  return { ...state, filters };
}

export function write(state: FiltersInAddress): FiltersInAddress {
  return { ...state, underWay: [...state.underWay, state.filters] };
}

/**
 * The address is another one now. What was written there from here must not undo what has been chosen since; whatever
 * else leads there is to be followed.
 */
export function arrive(state: FiltersInAddress, address: string): FiltersInAddress {
  const place = state.underWay.indexOf(address);
  if (place >= 0) return { ...state, address, underWay: state.underWay.slice(place + 1) };
  return { filters: address, address, underWay: [], arrivals: state.arrivals + 1 };
}
