import { describe, expect, test } from 'vitest';
import { matchesType } from './matches.ts';
import { bindInSmallWorld, rowsOf, TYPES } from './small-world.fixture.ts';

const FINDS_TYPES = `
set:attic: 1 2 4 6
set:attic,shutters: 1 2 3 4 6
gen:2: 4
is:forage: 2 5
is:store: 1
is:mix: 3 4
is:market-only: 7
is:unique: 5
is:exclusive: 8
is:wallagraphic: 7
is:container: 2
is:variant: 3
is:retired: 3
is:unreleased: 6
is:one-of-a-kind: 5
is:component: 1 2 3
-is:component: 4 5 6 7 8
cost<50: 1
-cost<50: 2 3 4 5 6 7 8
store:corner: 1
store:market: 4 7
category:museum: 2
from:mix: 3 4
from:forage,market: 2 4 5 7
from:player: 5
from:bell: 3
from:yeti: 4
makes:yeti: 1 2
makes:route: 3
issued>1000: 1
issued:0: 7
released>30d: 2
released:2012: 1 3 4 5 7 8
designer:nell: 1
name:bell: 1
name:zzz:
missing:me: 2 3 5 7 8
has:me: 1 4
best>8: 4
-has:me: 2 3 5 7 8
yeti 5: 3
42: 1 2 3 4 5 6 8
7 -is:retired: 1 2 4 5 6 8
1500: 1
`;

describe('every field finds the item types that it says [QL-03]', () => {
  test.each(rowsOf(FINDS_TYPES))('%s', (text, found) => {
    const { query } = bindInSmallWorld(text);
    expect(
      TYPES.filter((one) => matchesType(query, one))
        .map(({ id }) => id)
        .join(' '),
    ).toBe(found);
  });
});
