import { postHue } from '@wallabee/contract/news/post-picture';
import { imageKey } from '../../catalogue/catalogue.public.ts';
import type { PlateRecipe } from './recipe.ts';

export interface PostInArt {
  id: number;
  icon: string;
}

export function postDrawing({ id, icon }: PostInArt): PlateRecipe {
  return {
    shape: 'plate',
    icon,
    accent: null,
    hue: postHue(id),
    paint: null,
    frame: 'plain',
    isRetired: false,
  };
}

export function postImageKey(post: PostInArt): string {
  return imageKey(postDrawing(post));
}
