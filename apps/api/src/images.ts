import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { createImageCache } from './features/art/render/image-cache.ts';
import { createImageRenderer } from './features/art/render/image-renderer.ts';
import { builtFile } from './platform/process/folders.ts';

/** What draws pictures, and the cache of those that are drawn. */
export function createImages(app: FastifyInstance, { ART_DIR }: Config) {
  const renderer = createImageRenderer({ workerFile: builtFile('features/art/render/render-worker.js') });
  app.addHook('onClose', () => renderer.close());
  const warn = (failure: unknown, sentence: string) => app.log.warn({ err: failure }, sentence);
  return { renderer, images: createImageCache({ folder: ART_DIR, renderer, warn }) };
}
