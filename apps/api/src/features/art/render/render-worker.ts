import { move } from 'piscina';
import { createDraw } from '../draw/draw.ts';
import type { RenderJob } from '../recipes/recipe.ts';

const draw = createDraw();

// Piscina calls the default export of a worker's file.
// biome-ignore lint/style/noDefaultExport: the library's contract
export default async function render(job: RenderJob) {
  return move(new Uint8Array(await draw(job)));
}
