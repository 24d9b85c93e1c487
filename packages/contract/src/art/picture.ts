import { z } from 'zod';
import type { DescribedCall } from '../protocol/endpoint.ts';
import { artAddresses } from './art.addresses.ts';
import { ART_KINDS, ART_SIZES } from './art-address.ts';

const picture = z.string().meta({ description: 'The picture.', contentMediaType: 'image/png' });

export const readPicture = {
  ...artAddresses.readPicture,
  feature: 'art',
  access: 'open',
  sendsETag: true,
  cost: 'file',
  summary: 'A picture, as PNG.',
  description: `The first time that a picture is asked for it has to be drawn, which costs more. With \`k\`, the \`image_key\` of an answer, it may be cached for ever.`,
  params: z.object({
    name: z.string().meta({
      description: `\`<kind>-<id>-<size>.png\`; the ending may be left off. Kinds: ${ART_KINDS.join(', ')}. Sizes: ${ART_SIZES.join(', ')} pixels. \`item-generic\` is any item; a variant is \`item-<id>.<variant>\`, a subset \`subset-<set>.<subset>\`, a badge that is not awarded \`achievement-<id>.null\`.`,
      example: 'item-109-100.png',
    }),
  }),
  query: z.object({
    k: z.string().optional().meta({ description: 'The `image_key` of the picture.', example: '6hZEjM00' }),
  }),
  otherContent: { 'image/png': picture },
  otherStatuses: {
    404: {
      description: 'There is no such picture; the answer is that of any item.',
      content: { 'image/png': picture },
    },
  },
} as const satisfies DescribedCall;
