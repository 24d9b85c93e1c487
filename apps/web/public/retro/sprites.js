/** Pictures as text: each letter is a pixel of that colour, a dot is none. */

const COLOURS = {
  k: '#2c1e12',
  h: '#f5b32c',
  y: '#ffd86b',
  w: '#fbf3e2',
  s: '#bfe3f2',
  b: '#4f8fc0',
  r: '#c8452f',
  p: '#e58aa0',
  g: '#4f9a54',
  t: '#2f8f8a',
  n: '#8a5a2b',
  v: '#7a5aa6',
};

const BEE_UP = `
....bb.......
...bwwb.bb...
...bwwbbwwb..
....bbwwwwb..
..kkkhhkhhk..
.khhkhhkhhkk.
khwkkhhkhhkhk
khkkkhhkhhkk.
.khhkhhkhhk..
..kkkkkkkk...
.............`;

const BEE_DOWN = `
.............
.............
..........b..
....bb..bwb..
..kkkwbkwwk..
.khhkwwkwhkk.
khwkkhwkhhkhk
khkkkhhkhhkk.
.khhkhhkhhk..
..kkkkkkkk...
.............`;

const DROP = `
..b..
..b..
.bsb.
.bsb.
bsswb
bssbb
.bbb.`;

const LIFE = `
..k..
.khk.
khyhk
khhhk
khhhk
.khk.
..k..`;

const BUTTON = `
...kkkkk...
.kkrrrrrkk.
.krrrrrrrk.
krrkrrrkrrk
krrrrrrrrrk
krrrrrrrrrk
krrkrrrkrrk
krrrrrrrrrk
.krrrrrrrk.
.kkrrrrrkk.
...kkkkk...`;

const KEY = `
..kkkk.....
.khhhhk....
khhkkhhk...
khk..khk...
khhkkhhk...
.khhhhk....
..kkhk.....
...khhk....
...khkk....
...khhk....
...kkkk....`;

const SHELL = `
....kkk....
..kkpppkk..
.kppwpwppk.
.kpwpwpwpk.
kppwpwpwppk
kpwppwppwpk
kpwpwwwpwpk
.kppwpwppk.
..kkpppkk..
...kpppk...
....kkk....`;

const LEAF = `
........kk.
......kkgk.
....kkgggk.
...kggggk..
..kgggwgk..
..kggwggk..
.kggwgggk..
.kgwgggk...
.kwgggk....
kwkkkk.....
kk.........`;

const CUP = `
...w...w...
....w...w..
...w...w...
kkkkkkkkk..
kttttttkkk.
kttttttk.k.
kttttttk.k.
kttttttkkk.
.kttttk....
..kkkk.....
wwwwwwww...`;

const BOOK = `
.kkkkkkkkk.
kvvvvvvvvk.
kvwwwwwwvk.
kvwkkkkwvk.
kvwwwwwwvk.
kvvvvvvvvk.
kvvvvvvvvk.
kvvvvvvvvk.
kkkkkkkkkk.
kwwwwwwwwk.
.kkkkkkkkk.`;

/** Made once, as small canvases; drawing one is then a single call. */
export const sprites = {
  bee: [paint(BEE_UP), paint(BEE_DOWN)],
  drop: paint(DROP),
  life: paint(LIFE),
  things: [BUTTON, KEY, SHELL, LEAF, CUP, BOOK].map(paint),
};

function paint(text) {
  const rows = text.trim().split('\n');
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(...rows.map((row) => row.length));
  canvas.height = rows.length;
  const pen = canvas.getContext('2d');
  for (const [y, row] of rows.entries()) {
    for (const [x, letter] of [...row].entries()) {
      if (letter === '.') continue;
      pen.fillStyle = COLOURS[letter];
      pen.fillRect(x, y, 1, 1);
    }
  }
  return canvas;
}
