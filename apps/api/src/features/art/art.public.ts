export { playerHue, playerImageKey } from './recipes/faces.ts';
export { placeHue, placeImageKey } from './recipes/pins.ts';
export { postImageKey } from './recipes/posts.ts';
export { type ImageRenderer, RendererFull } from './render/image-renderer.ts';
