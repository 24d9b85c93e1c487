export { playerHue, playerImageKey } from './recipes/faces.ts';
export { forumHue, forumImageKey } from './recipes/forums.ts';
export { placeHue, placeImageKey } from './recipes/pins.ts';
export { postImageKey } from './recipes/posts.ts';
export { type ImageRenderer, RendererFull } from './render/image-renderer.ts';
