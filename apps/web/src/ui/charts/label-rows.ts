/** The row of each label, so that labels which are closer than `gap` (a share of the plot) do not overlap. */
export function rowsOf(places: readonly number[], gap: number): number[] {
  const ends: number[] = [];
  return places.map((place) => {
    const free = ends.findIndex((end) => end <= place);
    const row = free === -1 ? ends.length : free;
    ends[row] = place + gap;
    return row;
  });
}

/** Whether each label is shown: of several that are closer than `gap`, the last. */
export function shownLabels(places: readonly number[], gap: number): boolean[] {
  return places.map((place, index) => {
    const next = places[index + 1];
    return next === undefined || next - place >= gap;
  });
}
