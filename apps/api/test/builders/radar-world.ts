import type { PlaceId } from '@wallabee/contract/protocol/ids';
import { type RadarFind, readRadar } from '@wallabee/contract/radar/radar';
import type { z } from 'zod';
import { createTestWorld, type TestPlayer } from '../world.ts';
import type { TestItem } from './world-builders.ts';

export const [LAMP, ROPE, BELL, JAR, SECRET] = [301, 302, 303, 304, 305];
/** The middle of Saltby. */
export const MIDDLE = { lat: 54, lng: 0 };
/** So many degrees of latitude are a kilometre. */
export const KM = 1 / 111.194_9;

export interface RadarScene {
  ada: TestPlayer;
  ben: TestPlayer;
  cleo: TestPlayer;
}

type Answer = z.infer<typeof readRadar.response>;

/** Ada has saved a lamp and two types of a set; Ben is her friend, Cleo is not. */
export async function createRadarWorld() {
  const world = await createTestWorld();
  const { db } = world;

  async function aScene(): Promise<RadarScene> {
    await world.someSets([
      { id: 40, name: 'Storms in Jars' },
      { id: 41, name: 'Harbour Lights' },
    ]);
    await world.someItemTypes([
      { id: LAMP, set_id: 40, name: 'Lamp' },
      { id: ROPE, set_id: 40, name: 'Rope' },
      { id: BELL, set_id: 41, name: 'Bell' },
      { id: JAR, set_id: 41, name: 'Jar' },
      { id: SECRET, set_id: 41, name: '?' },
    ]);
    const [ada, ben, cleo] = [
      await world.aPlayer('ada'),
      await world.aPlayer('ben'),
      await world.aPlayer('cleo'),
    ];
    await world.befriend(ada, ben);
    await world.anItem({ item_type_id: LAMP, user_id: ada.id, location: 'saved', number: 500 });
    return { ada, ben, cleo };
  }

  /** So many kilometres to the north of the middle. */
  const aPlaceAt = (km: number, row: object = {}) =>
    world.aPlace({ name: `Bench ${km}`, city: 'Saltby', lat: MIDDLE.lat + km * KM, lng: MIDDLE.lng, ...row });

  const drop = (place_id: PlaceId, item_type_id: number, number: number, row: Partial<TestItem> = {}) =>
    world.anItem({ item_type_id, number, location: 'dropped', place_id, ...row });

  const carry = ({ id }: TestPlayer, item_type_id: number, number: number, row: Partial<TestItem> = {}) =>
    world.anItem({ item_type_id, number, location: 'pouch', user_id: id, ...row });

  async function sell(seller: TestPlayer, item_type_id: number, number: number, cost: number) {
    const { item_id } = await carry(seller, item_type_id, number);
    const listed_at = '2026-01-01T00:00:00Z';
    await db
      .insertInto('market_listing')
      .values({ item_id, seller_id: seller.id, cost, listed_at })
      .execute();
  }

  const visit = ({ id }: TestPlayer, place_id: PlaceId, visited_at: string) =>
    db.insertInto('place_visit').values({ place_id, player_id: id, visited_at }).execute();

  const close = ({ id }: TestPlayer) =>
    db.updateTable('player').set({ is_enabled: false }).where('id', '=', id).execute();

  const ask = (as: TestPlayer, query: object = {}) => world.call(readRadar, { as, query: query as never });

  const look = async (as: TestPlayer, query: object = {}): Promise<Answer> =>
    (await ask(as, { ...MIDDLE, ...query })).json();

  return { world, aScene, aPlaceAt, drop, carry, sell, visit, close, ask, look };
}

/** `301#7 single_digit` */
export function shown({ results }: { results: readonly RadarFind[] }): string[] {
  return results.map(({ item_type_id, number, gain }) => `${item_type_id}#${number} ${gain}`);
}
