import { postHue } from '@wallabee/contract/news/post-picture';
import { imageKey } from '../../catalogue/catalogue.public.ts';
import { type PlateRecipe, plainPlate } from './recipe.ts';

export interface PostInArt {
  id: number;
  icon: string;
}

export function postDrawing({ id, icon }: PostInArt): PlateRecipe {
  return plainPlate({ icon, hue: postHue(id), frame: 'plain' });
}

export function postImageKey(post: PostInArt): string {
  return imageKey(postDrawing(post));
}
