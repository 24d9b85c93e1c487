/** The hues that an icon can be painted in and still look right; none for bread, animals and most other icons. */
export function tintsOf(icon: string): readonly number[] {
  const own = OWN_HUES.get(icon);
  if (own === undefined) return [];
  return own === 'grey' ? TINTS : TINTS.filter((tint) => distance(tint, own) >= LEAST_DISTANCE);
}

const TINTS = [25, 70, 150, 200, 255, 305, 350];
const LEAST_DISTANCE = 40;

function distance(one: number, other: number): number {
  const apart = Math.abs(one - other) % 360;
  return Math.min(apart, 360 - apart);
}

/** Things that people dye and paint, and the main hue of their icons. */
const OWN_HUES: ReadonlyMap<string, number | 'grey'> = new Map<string, number | 'grey'>([
  ['accordion', 356],
  ['automobile', 27],
  ['backpack', 27],
  ['ballet-shoes', 347],
  ['balloon', 27],
  ['bed', 269],
  ['billed-cap', 267],
  ['bird', 13],
  ['bucket', 246],
  ['butterfly', 42],
  ['candy', 27],
  ['chair', 40],
  ['cherry-blossom', 346],
  ['closed-umbrella', 301],
  ['coat', 76],
  ['couch-and-lamp', 264],
  ['crayon', 124],
  ['cupcake', 346],
  ['door', 64],
  ['dress', 250],
  ['envelope', 'grey'],
  ['feather', 66],
  ['flat-shoe', 238],
  ['folding-hand-fan', 19],
  ['gem-stone', 255],
  ['gloves', 317],
  ['handbag', 67],
  ['high-heeled-shoe', 13],
  ['jeans', 238],
  ['knot', 256],
  ['label', 94],
  ['lotion-bottle', 31],
  ['luggage', 238],
  ['puzzle-piece', 123],
  ['purse', 357],
  ['reminder-ribbon', 94],
  ['ribbon', 22],
  ['scarf', 22],
  ['seat', 238],
  ['socks', 261],
  ['spiral-shell', 'grey'],
  ['sport-utility-vehicle', 260],
  ['t-shirt', 132],
  ['teacup-without-handle', 'grey'],
  ['teapot', 25],
  ['telephone', 14],
  ['tent', 133],
  ['thong-sandal', 261],
  ['ticket', 83],
  ['top-hat', 311],
  ['tractor', 158],
  ['triangular-flag', 27],
  ['tropical-fish', 238],
  ['tulip', 347],
  ['umbrella', 301],
  ['yarn', 238],
]);
