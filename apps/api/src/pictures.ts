import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { ArtOptions } from './features/art/art.routes.ts';
import { createPlayerPictures } from './features/art/pictures/player-pictures.ts';
import { createImageCache } from './features/art/render/image-cache.ts';
import { createImageRenderer } from './features/art/render/image-renderer.ts';
import { type WatchedRenderer, watchRenderer } from './features/art/render/watch-renderer.ts';
import type { CatalogueHolder } from './features/catalogue/catalogue.public.ts';
import type { Reads } from './platform/db/replica/reads.ts';
import { builtFile } from './platform/process/folders.ts';
import type { Notifications } from './platform/realtime/notifications.ts';

interface PictureParts {
  config: Config;
  reads: Reads;
  catalogue: CatalogueHolder;
  notifications: Pick<Notifications, 'on'>;
  clock?: (() => number) | undefined;
}

export function createPictures(app: FastifyInstance, { config, clock, ...parts }: PictureParts) {
  const renderer = createRenderer(app, clock);
  const { reads, catalogue } = parts;
  const warn = (failure: unknown, sentence: string) => app.log.warn({ err: failure }, sentence);
  const images = createImageCache({ folder: config.ART_DIR, renderer, warn });
  const art: ArtOptions = {
    reads,
    catalogue,
    images,
    pictures: createPlayerPictures({ ...parts, renderer }),
  };
  return { renderer, art };
}

function createRenderer(app: FastifyInstance, clock: (() => number) | undefined): WatchedRenderer {
  const workerFile = builtFile('features/art/render/render-worker.js');
  const renderer = watchRenderer(createImageRenderer({ workerFile }), { clock });
  app.addHook('onClose', () => renderer.close());
  return renderer;
}
