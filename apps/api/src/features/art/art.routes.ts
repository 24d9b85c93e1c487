import { readPicture } from '@wallabee/contract/art/picture';
import { NETWORK_COSTS } from '@wallabee/contract/protocol/network-limits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../platform/db/db.ts';
import type { Reads } from '../../platform/db/replica/reads.ts';
import { isNotModified } from '../../platform/http/content/etag.ts';
import { answerFailures } from '../../platform/http/error-handler.ts';
import type { CatalogueHolder } from '../catalogue/catalogue.public.ts';
import { parseArtAddress } from './art-address.ts';
import type { PlayerPictures } from './pictures/player-pictures.ts';
import type { Look } from './recipes/recipe.ts';
import { type Artwork, findArtwork, GENERIC_ITEM } from './recipes/recipes.ts';
import { busyIfFull } from './render/busy-if-full.ts';
import type { ImageCache } from './render/image-cache.ts';

export interface ArtOptions {
  reads: Reads;
  catalogue: CatalogueHolder;
  images: ImageCache;
  pictures: PlayerPictures;
}

/**
 * `/image/item-7-100.png`: complete pictures for API clients, without a key, because image elements cannot send one.
 */
export function pictureRoutes(options: ArtOptions) {
  return async (app: FastifyInstance) => {
    app.get<{ Params: { name: string }; Querystring: Key }>(
      readPicture.path,
      {
        config: { call: readPicture, isOpen: true, isPublicRead: true, cost: NETWORK_COSTS.file },
        schema: { params: readPicture.params },
      },
      (request, reply) => sendArt({ ...options, look: 'picture', name: request.params.name }, request, reply),
    );
  };
}

/** `/art/item-7-100.webp?k=…`: drawings without a plate, for pages that draw the plate in CSS. */
export function drawingRoutes(options: ArtOptions) {
  return async (app: FastifyInstance) => {
    answerFailures(app);
    app.addHook('onRequest', (_request, reply, done) => {
      reply.header('access-control-allow-origin', '*');
      done();
    });
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
  { reads, catalogue, look, name, ...stores }: RequestedArt,
  request: FastifyRequest<{ Querystring: Key }>,
  reply: FastifyReply,
) {
  const address = parseArtAddress(name, look);
  const find = async (db: Db) => address && findArtwork(db, catalogue.current(), address);
  const artwork = await findCurrent(reads, find, request.query.k);
  const onRender = () => request.chargeNetwork(NETWORK_COSTS.drawing);
  reply.type(look === 'drawing' ? 'image/webp' : 'image/png');
  const source = artwork && address && sourceOf(stores, artwork, { look, size: address.size });
  const etag = source && `"${source.key}"`;
  if (etag && isNotModified(request.headers['if-none-match'], etag))
    return reply
      .code(304)
      .headers({ etag, 'cache-control': cacheControl(request, artwork) })
      .send();
  const image = await source?.read(onRender).catch(busyIfFull);
  if (image) return reply.headers({ etag, 'cache-control': cacheControl(request, artwork) }).send(image);

  const generic = { recipe: GENERIC_ITEM, look, size: address?.size ?? 100 };
  reply.code(404).header('cache-control', 'no-cache');
  return reply.send(await stores.images.read(generic, onRender).catch(busyIfFull));
}

/** What an address with another key asks for may be newer than the replica. */
async function findCurrent(
  reads: Reads,
  find: (db: Db) => Promise<Artwork | undefined>,
  key: Key['k'],
): Promise<Artwork | undefined> {
  const found = await reads.anywhere(find);
  const isOther = key !== undefined && found?.key !== key;
  return isOther && reads.replicaState() === 'used' ? find(reads.primary) : found;
}

type Stores = Pick<ArtOptions, 'images' | 'pictures'>;

function sourceOf({ images, pictures }: Stores, artwork: Artwork, as: { look: Look; size: number }) {
  if ('picture' in artwork) {
    const { key, picture } = artwork;
    const read = (onRender: () => void) => pictures.read(picture, as, onRender);
    return { key: `${key}-${as.look}-${as.size}`, read };
  }
  const job = { recipe: artwork.recipe, ...as };
  return { key: images.keyOf(job), read: (onRender: () => void) => images.read(job, onRender) };
}

function cacheControl({ query }: FastifyRequest<{ Querystring: Key }>, artwork: Artwork | undefined): string {
  return query.k === artwork?.key ? 'public, max-age=31536000, immutable' : 'public, no-cache';
}
