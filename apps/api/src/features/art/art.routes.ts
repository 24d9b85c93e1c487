import { NETWORK_COSTS } from '@wallabee/contract/protocol/network-limits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Db } from '../../platform/db/db.ts';
import { isNotModified } from '../../platform/http/content/etag.ts';
import { answerFailures } from '../../platform/http/error-handler.ts';
import { ProblemError } from '../../platform/problems.ts';
import type { CatalogueHolder } from '../catalogue/catalogue.public.ts';
import { parseArtAddress } from './art-address.ts';
import type { Look, RenderJob } from './recipes/recipe.ts';
import { findArtwork, GENERIC_ITEM } from './recipes/recipes.ts';
import type { ImageCache } from './render/image-cache.ts';
import { RendererFull } from './render/image-renderer.ts';

export interface ArtOptions {
  db: Db;
  catalogue: CatalogueHolder;
  images: ImageCache;
}

/**
 * `/image/item-7-100.png`: complete pictures for API clients, without a key, because image elements cannot send one.
 */
export function pictureRoutes(options: ArtOptions) {
  return async (app: FastifyInstance) => {
    app.get<{ Params: { name: string }; Querystring: Key }>(
      '/image/:name',
      {
        config: { isOpen: true, cost: NETWORK_COSTS.file },
        schema: {
          summary: 'A picture, as PNG',
          tags: ['art'],
          security: [],
          params: z.object({ name: z.string() }),
        },
      },
      (request, reply) => sendArt({ ...options, look: 'picture', name: request.params.name }, request, reply),
    );
  };
}

/** `/art/item-7-100.webp?k=…`: drawings without a plate, for pages that draw the plate in CSS. */
export function drawingRoutes(options: ArtOptions) {
  return async (app: FastifyInstance) => {
    answerFailures(app);
    app.get<{ Params: { '*': string }; Querystring: Key }>('/*', DRAWN, (request, reply) =>
      sendArt({ ...options, look: 'drawing', name: request.params['*'] }, request, reply),
    );
  };
}

const DRAWN = { config: { cost: NETWORK_COSTS.file } };

interface Key {
  k?: string | string[];
}

type RequestedArt = ArtOptions & { look: Look; name: string };

async function sendArt(
  { db, catalogue, images, look, name }: RequestedArt,
  request: FastifyRequest<{ Querystring: Key }>,
  reply: FastifyReply,
) {
  const address = parseArtAddress(name, look);
  const artwork = address && (await findArtwork(db, catalogue.current(), address));
  const onRender = () => request.chargeNetwork(NETWORK_COSTS.drawing);
  reply.type(look === 'drawing' ? 'image/webp' : 'image/png');
  if (!artwork) {
    const generic = { recipe: GENERIC_ITEM, look, size: address?.size ?? 100 };
    reply.code(404).header('cache-control', 'no-cache');
    return reply.send(await readImage(images, generic, onRender));
  }

  const job = { recipe: artwork.recipe, look, size: address.size };
  const etag = `"${images.keyOf(job)}"`;
  const isCurrent = request.query.k === artwork.key;
  reply.header('etag', etag).header('cache-control', isCurrent ? FOR_EVER : 'public, no-cache');
  if (isNotModified(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.send(await readImage(images, job, onRender));
}

const FOR_EVER = 'public, max-age=31536000, immutable';

async function readImage(images: ImageCache, job: RenderJob, onRender: () => void): Promise<Buffer> {
  try {
    return await images.read(job, onRender);
  } catch (failure) {
    if (!(failure instanceof RendererFull)) throw failure;
    const error = 'Too many pictures are being drawn. Try again in a moment.';
    throw new ProblemError(503, { code: 'unavailable', error }, { 'retry-after': '2' });
  }
}
