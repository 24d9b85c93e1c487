import { move } from 'piscina';
import { createDraw } from '../draw/draw.ts';
import { drawPhoto, type PhotoJob } from '../draw/photo.ts';
import type { RenderJob } from '../recipes/recipe.ts';

const draw = createDraw();

// Piscina calls the default export of a worker's file.
// biome-ignore lint/style/noDefaultExport: the library's contract
export default async function render(job: RenderJob | PhotoJob) {
  const picture = await ('photo' in job ? drawPhoto(job) : draw(job));
  return picture && move(new Uint8Array(picture));
}
