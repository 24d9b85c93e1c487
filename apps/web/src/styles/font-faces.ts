export interface FontFace {
  file: string;
  font: string;
  weights: { min: number; max: number };
  letters: string;
}

/** Only faces with `url("../../.fonts/<font>-<part>.woff2")`. */
export function facesIn(sheet: string): FontFace[] {
  return [...sheet.matchAll(/@font-face \{([^}]*\.fonts\/((\w+)-\w+\.woff2)[^}]*)\}/g)].map(
    ([, face = '', file = '', font = '']) => ({
      file,
      font,
      weights: weightsOf(declared(face, 'font-weight')),
      letters: lettersOf(declared(face, 'unicode-range')),
    }),
  );
}

function declared(face: string, property: string): string {
  const value = new RegExp(`${property}:([^;]+);`).exec(face)?.[1];
  if (value === undefined) throw new Error(`A face in fonts.css has no ${property}.`);
  return value.trim();
}

function weightsOf(value: string): FontFace['weights'] {
  const [min = 0, max = min] = value.split(' ').map(Number);
  return { min, max };
}

function lettersOf(ranges: string): string {
  return ranges.split(',').map(lettersIn).join('');
}

/** `U+A1-FF`, or a single code point. */
function lettersIn(range: string): string {
  const codes = range.trim().slice('U+'.length).split('-');
  const [first = 0, last = first] = codes.map((code) => Number.parseInt(code, 16));
  const all = Array.from({ length: last - first + 1 }, (_, place) => first + place);
  return String.fromCodePoint(...all);
}
