import { LARGEST_PICTURE, PICTURE_TYPES } from '@wallabee/contract/players/own-profile-rules';

/**
 * A camera's photo is larger than the server takes and a phone should send, so it is cropped and shrunk first. Null
 * where the file is no picture that this browser or the server can read.
 */
export async function shrinkPicture(file: Blob): Promise<Blob | null> {
  const isAccepted = PICTURE_TYPES.some((type) => type === file.type);
  if (isAccepted && file.size <= SENT_AS_IT_IS) return file;
  const shrunk = await draw(file).catch(() => null);
  return shrunk ?? (isAccepted && file.size <= LARGEST_PICTURE ? file : null);
}

const SENT_AS_IT_IS = 300_000;
const MOST_PIXELS = 800;

async function draw(file: Blob): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file);
  const side = Math.min(bitmap.width, bitmap.height);
  const pixels = Math.min(side, MOST_PIXELS);
  const canvas = Object.assign(document.createElement('canvas'), { width: pixels, height: pixels });
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.fillStyle = 'white';
  context.fillRect(0, 0, pixels, pixels);
  const [left, top] = [(bitmap.width - side) / 2, (bitmap.height - side) / 2];
  context.drawImage(bitmap, left, top, side, side, 0, 0, pixels, pixels);
  bitmap.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
}
