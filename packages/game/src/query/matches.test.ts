import { describe, expect, test } from 'vitest';
import { matches } from './matches.ts';
import { bindInSmallWorld, NUMBERS, rowsOf } from './small-world.fixture.ts';

/** Type and number of what each query finds. */
const FINDS = `
number<8: 1/7 2/1 4/2 8/3 8/4
number<=7: 1/7 2/1 4/2 8/3 8/4
number>1000: 1/1987 5/10000
#42: 1/42
#7,9: 1/7 4/9
number:400..600: 1/404 2/500
number:..2: 2/1 4/2
number>=500 -number!=500: 2/500
class:dd: 1/42 3/11 6/12
class:beyond: 5/10000
is:qd: 1/1987
is:palindrome number>10: 1/404 3/11
is:repdigit: 3/11
is:sequence: 3/345
is:round: 2/500 5/10000
is:year: 1/1987
is:square number>5: 4/9 5/10000
is:prime number>5: 1/7 1/1987 3/11
status:saved: 1/7 4/9
status:pouch: 1/42 1/404
status:lockbox: 3/11
status:locked: 1/404 2/1 3/11
status:market: 1/42
status:place: 1/1987 2/1
status:dropped: 1/1987 2/1
status:pool: 2/500
status:recycled: 3/345
status:mixed: 4/2
status:opened: 5/10000
status:limbo,unique_pool: 8/3 8/4
status:hidden: 6/12
-status:hidden is:dd: 1/42 3/11
owner:me: 1/7 2/1 4/9
owner:fenna: 1/42 3/11
owner:friends: 1/42 1/404 3/11
owner:hassan,me: 1/7 1/404 2/1 4/9
at:Liberty: 1/1987
at:museum: 2/1
in:london: 1/1987
city:edinburgh: 2/1
near:51.5,-0.1,10: 1/1987
near:Liberty,10: 1/1987
price<100: 1/42
price>=99: 1/42
price>99:
-price<100 class:dd: 3/11
created:2012: 2/500
created<=2012-05-05: 2/500
created<2012-05-05:
created>=2012-05-05 created<2013: 2/500
moved:today: 3/345
moved:30d: 3/345 5/10000
moved>=2026-11-17: 3/345
moved>10d: 3/345
moved<10d moved>2026: 
moved:2026-11-01..2026-11-02: 5/10000
moves>5: 1/1987
hands:3: 1/404
missing:me class:sd: 2/1 8/3 8/4
has:me number<100: 1/7 1/42 4/2 4/9
best>8: 4/2 4/9
best<8: 1/7 1/42 1/404 1/1987
beats:me: 2/1 2/500 3/11 3/345 4/2 5/10000 8/3 8/4
beats:fenna class:sd: 1/7 2/1 4/2 4/9 8/3 8/4
set:attic number<10: 1/7 2/1 4/2 4/9
(#7 or #9) -set:cat: 1/7 4/9
yeti: 3/11 3/345
yeti 345: 3/345
42: 1/42 4/2 4/9
bell or yeti number<50: 1/7 1/42 1/404 1/1987 3/11
"long cord" & : 2/1 2/500
set:attic sort:number #7: 1/7
is:foo #7: 1/7
is:foo:
owner:nobody:
owner:nobody sort:number:
`;

describe('every field finds the numbers that it says [QL-03]', () => {
  test.each(rowsOf(FINDS))('%s', (text, found) => {
    const { query } = bindInSmallWorld(text);
    const keys = NUMBERS.filter((facts) => matches(query, facts)).map(
      (facts) => `${facts.item_type_id}/${facts.number}`,
    );
    expect(keys.join(' ')).toBe(found);
  });
});
