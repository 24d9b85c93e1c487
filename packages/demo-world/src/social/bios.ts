import { LONGEST_BIO } from '@wallabee/contract/players/own-profile-rules';
import type { PlayerId } from '@wallabee/contract/protocol/ids';
import { createChance } from '@wallabee/simulated-players/chance';
import type { Facts } from '@wallabee/simulated-players/texts/facts';
import { createUsed } from '@wallabee/simulated-players/texts/used';
import type { Player } from '../players/player.ts';
import type { Setting } from '../setting.ts';
import { type BioLine, linesOf } from './bio-lines.ts';
import type { Talk } from './forums/talk.ts';

/** What the players write about themselves, by what became of them; some write nothing. */
export function drawBios(setting: Setting, talk: Talk): ReadonlyMap<PlayerId, string> {
  const chance = createChance(setting.seed, 'bios');
  const bioTalk = { ...talk, chance, used: createUsed() };
  const byHand = chance.sample(setting.corpus.bioLines, setting.corpus.bioLines.length);
  const written = new Set<string>();
  const bios = new Map<PlayerId, string>();
  for (const player of setting.players) {
    const bio =
      player.bio ?? (chance.happens(0.2) ? '' : drawBio(setting, bioTalk, { player, byHand, written }));
    written.add(bio);
    bios.set(player.id, bio);
  }
  return bios;
}

interface Writing {
  readonly player: Player;
  /** Hand-written lines, each for one player. */
  readonly byHand: string[];
  readonly written: ReadonlySet<string>;
}

function drawBio(setting: Setting, talk: Talk, { player, byHand, written }: Writing): string {
  const { chance } = talk;
  const writer = talk.speakers.writer(player);
  const isOwn = writer.language !== 'en' && (writer.keepsLanguage || chance.happens(0.4));
  const language = isOwn ? writer.language : 'en';
  const lines = linesOf(setting, talk, { player, language });
  // Terse writers set no full stops.
  const separator = writer.voice === 'terse' || chance.happens(0.6) ? '\n' : ' ';
  for (let tries = 0; ; tries += 1) {
    const count = chance.pick([1, 1, 1, 2, 2, 2, 3, 3, 4, 5]) + (isOwn ? 1 : 0) + Math.floor(tries / 3);
    const drawn = drawLines(talk, lines, count).flatMap(
      ({ part, facts }) =>
        talk.composer.tryCompose(part, { facts, writer, chance, used: talk.used, language }) ?? [],
    );
    if (!isOwn && tries === 0 && chance.happens(0.12)) drawn.push(...byHand.splice(0, 1));
    const bio = drawn.join(separator);
    if (tries > 8 || (bio !== '' && bio.length <= LONGEST_BIO && !written.has(bio))) return bio;
  }
}

/** Without two of the same part, the weightier first. */
function drawLines(
  { chance }: Talk,
  lines: readonly BioLine[],
  count: number,
): { part: string; facts: Facts }[] {
  return lines
    .map((line) => ({ line, rank: chance.next() ** (1 / line.weight) }))
    .sort((a, b) => b.rank - a.rank)
    .slice(0, count)
    .map(({ line }) => line);
}
