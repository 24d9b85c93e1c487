import type { Instant } from '@wallabee/game/state/item-state';
import { type Chance, createChance } from '@wallabee/simulated-players/chance';
import type { Voice } from '@wallabee/simulated-players/character/character';
import { firstName } from '@wallabee/simulated-players/texts/first-name';
import type { Language } from '@wallabee/simulated-players/texts/languages';
import { type Writer, writerOf } from '@wallabee/simulated-players/texts/writer';
import { isAround, type Player } from '../../players/player.ts';
import { groupBy } from './group-by.ts';

/** Who could write at a time: players with the forums right who have joined and not left. */
export interface Speakers {
  anyone(at: Instant, except?: readonly Player[]): Player | undefined;
  inCity(city: string, at: Instant, except?: readonly Player[]): Player | undefined;
  speaking(language: Language, at: Instant, except?: readonly Player[]): Player | undefined;
  inHouse(forumId: number, at: Instant, except?: readonly Player[]): Player | undefined;
  staff(at: Instant, except?: readonly Player[]): Player | undefined;
  keeper(at: Instant, except?: readonly Player[]): Player | undefined;
  canSpeak(player: Player, at: Instant): boolean;
  writer(player: Player): Writer;
  /** How the others address the player. */
  nickname(player: Player): string;
}

/** The forums of the four houses. */
export const HOUSE_FORUMS = [10, 7, 9, 8] as const;

export function createSpeakers(players: readonly Player[], chance: Chance): Speakers {
  const all = players.filter(({ hasForumsRight }) => hasForumsRight);
  const often = all.flatMap((player) => Array.from({ length: talkativeness(player) }, () => player));
  const writers = new Map<Player, Writer>(all.map((player) => [player, officialWriter(player)]));
  const byCity = groupBy(often, ({ city }) => city);
  const byLanguage = groupBy(often, (player) => writers.get(player)?.language ?? 'en');
  const byHouse = groupBy(often, houseOf);
  const staff = all.filter(({ accountType }) => accountType === 'staff');
  const keepers = all.filter(({ accountType }) => accountType === 'beekeeper');
  const draw = createDrawer(chance);
  return {
    anyone: (at, except) => draw(often, at, except),
    inCity: (city, at, except) => draw(byCity.get(city), at, except),
    speaking: (language, at, except) => draw(byLanguage.get(language), at, except),
    inHouse: (forumId, at, except) => draw(byHouse.get(forumId), at, except),
    staff: (at, except) => draw(staff, at, except),
    keeper: (at, except) => draw(keepers, at, except) ?? draw(staff, at, except),
    canSpeak: (player, at) => player.hasForumsRight && isAround(player, at),
    writer: (player) => writers.get(player) ?? officialWriter(player),
    nickname: ({ name }) => firstName(name),
  };
}

/** Staff and BeeKeepers write whole sentences. */
function officialWriter(player: Player): Writer {
  const writer = writerOf(player);
  if (player.accountType === 'player') return writer;
  return { ...writer, voice: CAREFUL[writer.voice] ?? writer.voice, keepsLanguage: false };
}

const CAREFUL: Partial<Record<Voice, Voice>> = { terse: 'exact', grumpy: 'dry', keen: 'warm' };

function createDrawer(chance: Chance) {
  return (list: readonly Player[] = [], at: Instant, except: readonly Player[] = []): Player | undefined => {
    const fits = (player: Player) => isAround(player, at) && !except.includes(player);
    // Most players of the list are inactive at a given time, so a few draws may all miss.
    for (let tries = 0; tries < 40; tries += 1) {
      const player = chance.pick(list);
      if (player && fits(player)) return player;
    }
    return list.find(fits);
  };
}

/** A tenth of the players write most of the posts. */
function talkativeness({ username }: Player): number {
  const draw = createChance(0, `talk/${username}`).next();
  if (draw < 0.1) return 14;
  return draw < 0.4 ? 4 : 1;
}

export function houseOf({ username }: Pick<Player, 'username'>): number {
  return createChance(0, `house/${username}`).pick(HOUSE_FORUMS);
}
