export { playerHue, playerImageKey } from './faces.ts';
export { placeImageKey } from './pins.ts';
export { postImageKey } from './posts.ts';
