import { imageKey } from '../../catalogue/catalogue.public.ts';
import type { FaceRecipe } from './recipe.ts';

export interface PlayerInArt {
  id: number;
  account_type: string;
  is_memorial: boolean;
  is_enabled: boolean;
  deletion_date: Date | string | null;
  picture_key: string | null;
}

export function faceOf(player: PlayerInArt): FaceRecipe {
  const { icon, token, hue } = likeness(player.id);
  return { shape: 'face', icon, accent: player.is_memorial ? 'candle' : token, hue, rank: rankOf(player) };
}

/** Pages that draw the plate themselves use this hue. */
export function playerHue(id: number): number {
  return likeness(id).hue;
}

export function playerImageKey(player: PlayerInArt): string {
  return pictureKeyOf(player) ?? imageKey(faceOf(player));
}

/** The key of the picture that they uploaded. A closed account shows none. */
export function pictureKeyOf(player: PlayerInArt): string | null {
  return rankOf(player) === 'departed' ? null : player.picture_key;
}

function rankOf({ account_type, is_memorial, is_enabled, deletion_date }: PlayerInArt): FaceRecipe['rank'] {
  if (is_memorial) return 'memorial';
  if (!is_enabled || deletion_date !== null) return 'departed';
  return account_type === 'staff' || account_type === 'beekeeper' ? account_type : 'player';
}

/** Every id below the number of combinations gets its own; neighbouring ids look different. */
function likeness(id: number): { icon: string; token: string; hue: number } {
  const combinations = FACES.length * TOKENS.length * HUES.length;
  // The factor shares no divisor with the number of combinations, so none repeats before all are used, and it changes
  // face, token and hue at every step.
  const nth = (id * 15_091 + 1_009) % combinations;
  return {
    icon: at(FACES, nth) ?? 'honeybee',
    token: at(TOKENS, Math.floor(nth / FACES.length)) ?? 'key',
    hue: at(HUES, Math.floor(nth / (FACES.length * TOKENS.length))) ?? 0,
  };
}

function at<Value>(list: readonly Value[], index: number): Value | undefined {
  return list[index % list.length];
}

const FACES = `
  fox owl badger frog bear panda koala penguin otter hedgehog beaver sloth raccoon chipmunk duck swan turtle octopus
  whale dolphin seal crab snail butterfly honeybee lady-beetle cat-face dog-face mouse-face rabbit-face tiger-face
  cow-face pig-face horse-face lion hamster wolf hatching-chick parrot flamingo dodo unicorn giraffe polar-bear sauropod`
  .trim()
  .split(/\s+/);

const TOKENS = `
  top-hat crown umbrella four-leaf-clover key bell kite balloon compass anchor mushroom maple-leaf sunflower tulip
  cherry-blossom chestnut strawberry cherries lemon pear pretzel croissant cupcake teapot hot-beverage violin trumpet
  drum guitar microphone telescope crystal-ball hourglass-done yarn scissors pencil camera radio rocket sailboat
  soccer-ball chess-pawn puzzle-piece feather`
  .trim()
  .split(/\s+/);

/** Hues that are easy to tell apart, without the honey of the brand. */
const HUES = [0, 20, 40, 55, 115, 130, 145, 160, 180, 200, 220, 240, 260, 280, 300, 320, 340];
