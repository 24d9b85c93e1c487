import { hash } from 'node:crypto';
import { PREVIEW_KEY_LENGTH, previewSource } from '@wallabee/contract/previews/preview-address';
import type { PreviewContent } from '@wallabee/contract/previews/preview-content';
import type { CallApi } from '@wallabee/contract/protocol/client';
import { NETWORK_COSTS } from '@wallabee/contract/protocol/network-limits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createCache } from '../../platform/cache/cache.ts';
import type { Reads } from '../../platform/db/replica/reads.ts';
import { isNotModified } from '../../platform/http/content/etag.ts';
import { answerFailures } from '../../platform/http/error-handler.ts';
import { notFound } from '../../platform/problems.ts';
import { busyIfFull, type ImageCache, type PlayerPictures, RendererFull } from '../art/art.public.ts';
import type { CatalogueHolder } from '../catalogue/catalogue.public.ts';
import { findPreview } from './find-preview.ts';
import { type PreviewJob, toJob } from './preview-job.ts';

interface PreviewOptions {
  reads: Reads;
  catalogue: CatalogueHolder;
  images: ImageCache;
  pictures: PlayerPictures;
  callApi: CallApi;
}

/** `/previews/item-7.png?k=…`: what chats show of a page's address. */
export function previewRoutes({ reads, catalogue, images, pictures, callApi }: PreviewOptions) {
  const unstored = createCache<Buffer>({
    name: 'previews',
    maxBytes: 16 * 1024 ** 2,
    sizeOf: (picture) => picture.length,
  });
  let waiting = 0;

  /** Pictures that visitors wait for must not queue behind many previews. */
  async function read(job: PreviewJob, isStored: boolean, onRender: () => void): Promise<Buffer> {
    if (waiting >= MOST_WAITING) throw new RendererFull('too many previews');
    waiting += 1;
    try {
      if (isStored) return await images.read(job, onRender);
      return await unstored.getOrLoad(images.keyOf(job), () => {
        onRender();
        return images.renderUnstored(job);
      });
    } finally {
      waiting -= 1;
    }
  }

  async function send(request: PreviewRequest, reply: FastifyReply) {
    const name = nameIn(request.params['*']);
    if (!name) throw notFound('preview');
    const found = await reads.anywhere((db) => demandPreview(name, { db, callApi }));
    const isCurrent = request.query.k === previewKey(found.content);
    if (found.isPrivate && !isCurrent) throw notFound('preview');

    const onRender = () => request.chargeNetwork(NETWORK_COSTS.preview);
    const drawers = { reads, catalogue: catalogue.current(), pictures, onRender };
    const job = await toJob(found, drawers).catch(busyIfFull);
    const etag = `"${images.keyOf(job)}"`;
    reply.header('etag', etag).header('access-control-allow-origin', '*');
    reply.header('cache-control', isCurrent ? FOR_EVER : 'public, no-cache');
    if (isNotModified(request.headers['if-none-match'], etag)) return reply.code(304).send();
    const picture = await read(job, found.isStored ?? false, onRender).catch(busyIfFull);
    return reply.type('image/png').send(picture);
  }

  return async (app: FastifyInstance) => {
    answerFailures(app);
    app.get<PreviewAddress>('/*', { config: { cost: NETWORK_COSTS.file } }, send);
  };
}

async function demandPreview(name: string, sources: Parameters<typeof findPreview>[1]) {
  const preview = await findPreview(name, sources);
  if (!preview) throw notFound('preview');
  return preview;
}

interface PreviewAddress {
  Params: { '*': string };
  Querystring: { k?: string | string[] };
}

type PreviewRequest = FastifyRequest<PreviewAddress>;

const FOR_EVER = 'public, max-age=31536000, immutable';
const MOST_WAITING = 24;

function nameIn(file: string): string | undefined {
  return /^(.+)\.png$/.exec(file)?.[1];
}

function previewKey(content: PreviewContent): string {
  return hash('sha256', previewSource(content), 'base64url').slice(0, PREVIEW_KEY_LENGTH);
}
