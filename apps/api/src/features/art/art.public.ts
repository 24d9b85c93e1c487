export { playerHue, playerImageKey } from './recipes/faces.ts';
export { forumHue, forumImageKey } from './recipes/forums.ts';
export { placeHue, placeImageKey } from './recipes/pins.ts';
export { postImageKey } from './recipes/posts.ts';
export { type ImageRenderer, RendererFull } from './render/image-renderer.ts';
export type { PreviewRecipe, Recipe } from './recipes/recipe.ts';
export { findArtwork } from './recipes/recipes.ts';
export type { ImageCache } from './render/image-cache.ts';
export { busyIfFull } from './render/busy-if-full.ts';
