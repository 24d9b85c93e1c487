export interface DebouncedAddress {
  shown: string;
  address: string;
  /** Written to the address by this page, but not seen there yet. */
  pendingWrites: readonly string[];
  /** Counts the changes of the address by links and history navigation. */
  externalChanges: number;
}

export function fromAddress(address: string): DebouncedAddress {
  return { shown: address, address, pendingWrites: [], externalChanges: 0 };
}

export function choose(state: DebouncedAddress, shown: string): DebouncedAddress {
  return { ...state, shown };
}

export function write(state: DebouncedAddress): DebouncedAddress {
  return { ...state, pendingWrites: [...state.pendingWrites, state.shown] };
}

/** An address that this page wrote must not undo a later choice; any other address replaces the choice. */
export function changeAddress(state: DebouncedAddress, address: string): DebouncedAddress {
  const place = state.pendingWrites.indexOf(address);
  if (place >= 0) return { ...state, address, pendingWrites: state.pendingWrites.slice(place + 1) };
  return revert({ ...state, address });
}

export function revert({ address, externalChanges }: DebouncedAddress): DebouncedAddress {
  return { shown: address, address, pendingWrites: [], externalChanges: externalChanges + 1 };
}
