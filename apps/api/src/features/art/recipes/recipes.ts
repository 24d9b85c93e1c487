import { CategoryId, ItemTypeId, PlaceId, PlayerId, SetId, StoreId } from '@wallabee/contract/protocol/ids';
import {
  EXCLUSIVE_SET_ID,
  SPECIAL_MECHANICS_SET_ID,
  UNIQUE_SET_ID,
  WALLAGRAPHIC_SET_ID,
} from '@wallabee/contract/protocol/special-ids';
import type { Db } from '../../../platform/db/db.ts';
import { type Catalogue, type CatalogueItem, imageKey } from '../../catalogue/catalogue.public.ts';
import { findPlaceInArt, findPlayerInArt, findPostInArt } from '../art.queries.ts';
import type { ArtAddress } from '../art-address.ts';
import { faceOf, type PlayerInArt, pictureKeyOf } from './faces.ts';
import { forumDrawing } from './forums.ts';
import { pinOf } from './pins.ts';
import { postDrawing } from './posts.ts';
import { type Frame, type PlayerPicture, plainPlate, type Recipe } from './recipe.ts';

/** `key` becomes part of the drawing's address. */
export type Artwork = DrawnArtwork | { picture: PlayerPicture; key: string };

interface DrawnArtwork {
  recipe: Recipe;
  key: string;
}

type Subject = Omit<ArtAddress, 'size'>;

export async function findArtwork(
  db: Db,
  catalogue: Catalogue,
  subject: Subject,
): Promise<Artwork | undefined> {
  if (subject.id === 'generic') return subject.kind === 'item' ? artwork(GENERIC_ITEM) : undefined;
  if (subject.id > LARGEST_ID) return undefined;
  if (subject.part !== undefined && !KINDS_WITH_PARTS.includes(subject.kind)) return undefined;
  const numbered = { ...subject, id: subject.id };
  return (await findInDatabase(db, numbered)) ?? findInCatalogue(catalogue, numbered);
}

function ofPlayer(player: PlayerInArt): Artwork {
  const key = pictureKeyOf(player);
  return key === null
    ? artwork(faceOf(player))
    : { picture: { playerId: PlayerId.parse(player.id), key }, key };
}

export const GENERIC_ITEM: Recipe = { shape: 'unknown', silhouette: 'honey-pot', hue: 78 };

const LARGEST_ID = 2_147_483_647;
const KINDS_WITH_PARTS = ['item', 'subset', 'achievement'];
/** None of them resembles an item, so an unreleased item reveals nothing. */
const SILHOUETTES = ['amphora', 'wrapped-gift', 'gem-stone', 'teapot', 'key', 'spiral-shell'] as const;

async function findInDatabase(db: Db, { kind, id }: Subject & { id: number }): Promise<Artwork | undefined> {
  if (kind === 'player') {
    const player = await findPlayerInArt(db, PlayerId.parse(id));
    return player && ofPlayer(player);
  }
  if (kind === 'place') {
    const place = await findPlaceInArt(db, PlaceId.parse(id));
    return place && artwork(pinOf(place));
  }
  if (kind === 'post') {
    const post = await findPostInArt(db, id);
    return post && artwork(postDrawing(post));
  }
  return kind === 'forum' ? artwork(forumDrawing(id)) : undefined;
}

function findInCatalogue(
  catalogue: Catalogue,
  { kind, id, part }: Subject & { id: number },
): Artwork | undefined {
  switch (kind) {
    case 'item':
      return ofItem(catalogue.items.get(ItemTypeId.parse(id)), part);
    case 'set':
      return onPlate(catalogue.sets.get(SetId.parse(id)), 'stack');
    case 'subset':
      return onPlate(
        catalogue.sets.get(SetId.parse(id))?.subsets.find((subset) => subset.subset_id === part),
        'pair',
      );
    case 'store':
      return onPlate(catalogue.stores.get(StoreId.parse(id)), 'awning');
    case 'category':
      return onPlate(catalogue.categories.get(CategoryId.parse(id)), 'round');
    case 'generation':
      return ofGeneration(catalogue, id);
    case 'achievement':
      return ofAchievement(catalogue, id, part);
    default:
      return undefined;
  }
}

function ofItem(item: CatalogueItem | undefined, part: Subject['part']): Artwork | undefined {
  if (!item) return undefined;
  const { id, hue, drawing, image_key: key } = item;
  const variant = item.variants.find(({ variant_id }) => variant_id === part);
  if (part !== undefined && !variant) return undefined;
  if (drawing === null) {
    const silhouette = SILHOUETTES[id % SILHOUETTES.length] ?? SILHOUETTES[0];
    return { recipe: { shape: 'unknown', silhouette, hue }, key };
  }
  const { icon, accent, tint, ground } = drawing;
  const recipe = {
    shape: 'plate',
    icon,
    accent,
    ground,
    hue,
    paint: variant?.hue ?? tint,
    frame: frameOf(item),
    isRetired: item.is_retired,
  } as const;
  return { recipe, key };
}

function frameOf({ set_id, kind }: CatalogueItem): Frame {
  if (set_id === EXCLUSIVE_SET_ID) return 'sealed';
  if (set_id === WALLAGRAPHIC_SET_ID) return 'card';
  if (set_id === SPECIAL_MECHANICS_SET_ID) return 'honeycomb';
  return set_id === UNIQUE_SET_ID || kind === 'player' ? 'gilt' : 'plain';
}

interface Pictured {
  icon: string;
  hue: number;
  image_key: string;
}

function onPlate(pictured: Pictured | undefined, frame: Frame): Artwork | undefined {
  if (!pictured) return undefined;
  const { icon, hue, image_key: key } = pictured;
  return { recipe: plainPlate({ icon, hue, frame }), key };
}

function ofGeneration(catalogue: Catalogue, id: number): Artwork | undefined {
  const generation = catalogue.generations.find(({ gen_id }) => gen_id === id);
  if (!generation) return undefined;
  const { primary, secondary, image_key: key } = generation;
  const cells = [primary, ...(secondary ? [secondary] : [])].map(({ icon, hue }) => ({ icon, hue }));
  return { recipe: { shape: 'comb', cells }, key };
}

function ofAchievement(catalogue: Catalogue, id: number, part: Subject['part']): Artwork | undefined {
  const achievement = catalogue.achievements.get(id);
  if (!achievement || (part !== undefined && part !== 'null')) return undefined;
  const { icon, hue, image_key: key } = achievement;
  return { recipe: { shape: 'medal', icon, hue, isAwarded: part === undefined }, key };
}

function artwork(recipe: Recipe): Artwork {
  return { recipe, key: imageKey(recipe) };
}
