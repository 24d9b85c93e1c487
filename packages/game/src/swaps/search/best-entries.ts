import { CLASSES } from './search-run.ts';

/** The best entries of each class, by a comparison. */
export interface BestEntries<Entry> {
  add(of: number, entry: Entry): void;
  lists(): Entry[][];
}

export function createBestEntries<Entry>(
  width: number,
  compare: (a: Entry, b: Entry) => number,
): BestEntries<Entry> {
  const lists = Array.from({ length: CLASSES }, (): Entry[] => []);
  const shorten = (list: Entry[]) => {
    list.sort(compare);
    if (list.length > width) list.length = width;
  };
  return {
    add: (of, entry) => {
      const list = lists[of] as Entry[];
      list.push(entry);
      if (list.length >= 4 * width) shorten(list);
    },
    lists: () => {
      lists.forEach(shorten);
      return lists;
    },
  };
}
