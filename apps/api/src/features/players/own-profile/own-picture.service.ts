import { createHash } from 'node:crypto';
import { UPLOADED_MARK } from '@wallabee/contract/art/art-address';
import type { OwnProfile } from '@wallabee/contract/players/own-profile';
import type { PlayerId } from '@wallabee/contract/protocol/ids';
import { badInput, busy, ProblemError } from '../../../platform/problems.ts';
import { recordActivity } from '../../../platform/sessions/activity.queries.ts';
import { type ImageRenderer, RendererFull } from '../../art/art.public.ts';
import { deletePicture, getOwnProfile, lockOwnProfile, upsertPicture } from './own-profile.queries.ts';
import { type ProfileServices, readProfileOf, refuseMuted } from './own-profile.service.ts';

interface PictureServices extends ProfileServices {
  renderer: ImageRenderer;
}

export async function changePicture(
  { db, renderer, now }: PictureServices,
  id: PlayerId,
  file: Uint8Array,
): Promise<OwnProfile> {
  refuseMuted(await getOwnProfile(db, id));
  if (!isPicture(file)) {
    const error = 'The picture must be a PNG, JPEG or WebP image.';
    throw new ProblemError(415, { code: 'bad_input', error });
  }
  const image = await renderer
    .renderPhoto({ photo: file, as: 'stored', size: STORED_PIXELS })
    .catch(busyIfFull);
  if (!image)
    throw badInput('The picture could not be read: the file is damaged, or has more than 50 megapixels.');

  const digest = createHash('sha256').update(image).digest('base64url').slice(0, 12);
  const key = `${UPLOADED_MARK}${digest}`;
  return db.transaction().execute(async (trx) => {
    // The right may have been taken while the picture was encoded.
    refuseMuted(await lockOwnProfile(trx, id));
    await upsertPicture(trx, { player_id: id, key, image, changed_at: now() });
    await recordActivity(trx, [id], now());
    return readProfileOf(trx, id);
  });
}

export function removePictureOf({ db, now }: ProfileServices, id: PlayerId): Promise<OwnProfile> {
  return db.transaction().execute(async (trx) => {
    await lockOwnProfile(trx, id);
    await deletePicture(trx, id);
    await recordActivity(trx, [id], now());
    return readProfileOf(trx, id);
  });
}

/** The largest size that is served. */
const STORED_PIXELS = 800;

/** By content, because a name or a header may say anything; an SVG could make the renderer read other files. */
function isPicture(file: Uint8Array): boolean {
  const start = Buffer.from(file.subarray(0, 12)).toString('latin1');
  const isWebp = start.startsWith('RIFF') && start.endsWith('WEBP');
  return isWebp || [PNG, JPEG].some((signature) => start.startsWith(signature));
}

const PNG = '\x89PNG\r\n\x1a\n';
const JPEG = '\xff\xd8\xff';

function busyIfFull(failure: unknown): never {
  throw failure instanceof RendererFull ? busy() : failure;
}
