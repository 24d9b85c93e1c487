interface Cell {
  x: number;
  y: number;
  width: number;
}

interface Wall {
  left: number;
  top: number;
  width: number;
}

const CARD_WIDTH = 336;
const GAP = 20;
/** From the top of the card to the tip that points at the cell. */
const TIP = 47;

/** Beside the cell, on the other side near the edge of the wall. */
export function cardPlace(cell: Cell, wall: Wall): { side: 'left' | 'right'; left: number; top: number } {
  const away = cell.width / 2 + GAP;
  const right = cell.x + away - wall.left;
  const isRoomy = right + CARD_WIDTH <= wall.width;
  const left = cell.x - away - CARD_WIDTH - wall.left;
  return {
    side: isRoomy ? 'right' : 'left',
    left: Math.round(isRoomy ? right : Math.max(left, 0)),
    top: Math.round(cell.y - wall.top - TIP),
  };
}
