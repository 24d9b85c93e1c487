import type { WorldKind } from '../world-size.ts';

export type Unit = 'count' | 'share';

export interface Bounds {
  least: number;
  most: number;
}

const atLeast = (least: number): Bounds => ({ least, most: Number.POSITIVE_INFINITY });
const atMost = (most: number): Bounds => ({ least: Number.NEGATIVE_INFINITY, most });
const between = (least: number, most: number): Bounds => ({ least, most });
const none = atMost(0);

/** The figures of a believable world. Sixty players are too few for some of them. */
export const WANTED_FIGURES = [
  share('players who hold an item', atLeast(0.5)),
  share('players active in the last 30 days', atLeast(0.25)),
  share('players last active more than a year ago', between(0.05, 0.6)),
  count('months of the last 24 in which nobody was last active', atMost(3), { small: atMost(20) }),
  share('players last active on the same day, the last 30 days aside', atMost(0.02), { small: atMost(0.05) }),

  count('items', between(100_000, 250_000), {
    small: between(20_000, 50_000),
    large: between(1_000_000, 1_800_000),
    huge: between(8_000_000, 12_000_000),
  }),
  share('items of the commonest type', atMost(0.02), { small: atMost(0.05) }),
  share('items at places that are of the three commonest types there', atMost(0.12)),
  count('median of items at a place', between(5, 15)),
  share('items at places that are foraged in the category of their place', atLeast(0.2)),
  share('overlap of the types that lie at places of two categories', atMost(0.2)),
  count('median issued of types foraged for over a year', atLeast(150), { small: atLeast(3) }),

  count('trades', atLeast(2_000), { small: atLeast(50), large: atLeast(20_000) }),
  share('trades of a better class for a worse, not missing, item', atMost(0.01)),
  share('#1s mixed away or recycled', atMost(0.02)),

  count('released set items never issued', none),
  count('retired types never issued', none),
  count('sets older than a year that nobody completed', none, { small: atMost(3) }),

  share('posts with an exact twin', atMost(0.05)),
  share('messages with an exact twin', atMost(0.1)),
  share('thread titles with an exact twin', atMost(0.03)),
  share('bios with an exact twin', atMost(0.05)),

  share('threads with fewer than 6 replies', between(0.35, 0.78), { small: between(0.35, 0.9) }),
  share('threads with more than 30 replies', between(0.03, 0.12)),
  count('posts in the longest thread', atLeast(300), { small: atLeast(50) }),
  count('threads with more than 200 posts', atLeast(3), { small: atLeast(0) }),
  count('threads with more than 100 posts over more than a year', atLeast(3), { small: atLeast(0) }),
  share('replies that quote', between(0.04, 0.35), { small: between(0.02, 0.35) }),
  share('replies that quote or name somebody who wrote before', atLeast(0.18), { small: atLeast(0.1) }),
  share('posts that name an item', atLeast(0.05)),
  count('posts that name an item before its release', none),

  count('acts after Last Active', none),
  share('acts at a place too far from the one before', atMost(0.01), { small: atMost(0.02) }),
  share('finds between midnight and five', atMost(0.15), { small: atMost(0.2) }),
  share('events on the busiest day of all months', atMost(0.08), { small: atMost(0.12) }),
  count('days of the last week without a find', none, { small: atMost(7) }),

  count('types with the same picture as another of their set', none),
  count('most types with one picture', atMost(3)),
] as const;

export type FigureName = (typeof WANTED_FIGURES)[number]['name'];

/** Bounds of the demo and the large world, and the kinds of worlds that have their own. */
interface WantedFigure<Name extends string> {
  name: Name;
  unit: Unit;
  bounds: Bounds;
  boundsOfKind: Partial<Record<WorldKind, Bounds>>;
}

function share<const Name extends string>(
  name: Name,
  bounds: Bounds,
  boundsOfKind: Partial<Record<WorldKind, Bounds>> = {},
): WantedFigure<Name> {
  return { name, unit: 'share', bounds, boundsOfKind };
}

function count<const Name extends string>(
  name: Name,
  bounds: Bounds,
  boundsOfKind: Partial<Record<WorldKind, Bounds>> = {},
): WantedFigure<Name> {
  return { name, unit: 'count', bounds, boundsOfKind };
}
