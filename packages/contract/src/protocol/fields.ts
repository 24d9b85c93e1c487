import { z } from 'zod';
import { type ArtSubject, picturePath } from '../art/art-address.ts';

/** The API's base in examples. */
export const EXAMPLE_API = 'https://wallabee.example/api';

export const Hue = z
  .number()
  .int()
  .meta({ description: 'The hue of its colours, in degrees from 0 to 359.', example: 205 });

export const ImageKey = z.string().meta({
  description: 'Names the drawing, and changes with it: `k` in the addresses of pictures that never change.',
  example: '6hZEjM00',
});

export const UploadKey = z.string().meta({
  description: 'Names the picture that the player uploaded; empty for a drawn one.',
  example: '',
});

/** A picture in its three sizes. */
export function picturesOf(subject: ArtSubject) {
  return {
    image_key: ImageKey,
    image_url_50: pictureUrl(subject, 50),
    image_url_100: pictureUrl(subject, 100),
    image_url_200: pictureUrl(subject, 200),
  };
}

export function pictureUrl(subject: ArtSubject, size: 50 | 100 | 200, description?: string) {
  return z.string().meta({
    description: description ?? `Address of the picture, ${size} pixels square.`,
    example: `${EXAMPLE_API}${picturePath(subject, size)}`,
  });
}

export const Success = z
  .object({
    success: z.literal(true).meta({ description: 'Always true; a failure has a status of 400 or above.' }),
  })
  .meta({ id: 'Success', description: 'It was done.' });
