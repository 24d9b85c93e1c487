export { type PlayerInArt, playerHue, playerImageKey } from './faces.ts';
export { type PlaceInArt, placeHue, placeImageKey } from './pins.ts';
export { postImageKey } from './posts.ts';
