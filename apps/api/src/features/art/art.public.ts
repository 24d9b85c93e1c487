export { playerHue, playerImageKey } from './faces.ts';
export { placeHue, placeImageKey } from './pins.ts';
export { postImageKey } from './posts.ts';
