import type { Art } from '../../game-ui/plate-art.tsx';

export function itemArt(index: number): Art {
  return { src: `/art/item-${101 + index}-200.webp` };
}

export function setArt(index: number): Art {
  return { src: `/art/set-${index + 1}-200.webp` };
}

export function playerArt(index: number) {
  return `/art/player-${index + 1}-100.webp`;
}
