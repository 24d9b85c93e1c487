/** Five pixels high and mostly three wide; each digit is a row's pixels in binary. */
const NARROW = {
  0: '75557',
  1: '26227',
  2: '71747',
  3: '71317',
  4: '55711',
  5: '74717',
  6: '74757',
  7: '71244',
  8: '75757',
  9: '75717',
  ' ': '00000',
  D: '65556',
  E: '74647',
  F: '74644',
  I: '72227',
  L: '44447',
  O: '75557',
  S: '34216',
  T: '72222',
  U: '55557',
};

/** What three pixels cannot draw. */
const WIDE = {
  '#': { width: 5, rows: [10, 31, 10, 31, 10] },
  N: { width: 4, rows: [9, 13, 11, 9, 9] },
};

export function widthOf(text) {
  return [...text].reduce((sum, letter) => sum + shapeOf(letter).width + 1, -1);
}

export function write(pen, text, { x, y, colour }) {
  pen.fillStyle = colour;
  let left = x;
  for (const letter of text) {
    const { width, rows } = shapeOf(letter);
    for (const [row, bits] of rows.entries()) {
      for (let column = 0; column < width; column += 1) {
        if (bits & (1 << (width - 1 - column))) pen.fillRect(left + column, y + row, 1, 1);
      }
    }
    left += width + 1;
  }
}

function shapeOf(letter) {
  return WIDE[letter] ?? { width: 3, rows: [...(NARROW[letter] ?? NARROW[' '])].map(Number) };
}
