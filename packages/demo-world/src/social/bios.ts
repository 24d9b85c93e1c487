import { LONGEST_BIO } from '@wallabee/contract/players/own-profile-rules';
import type { PlayerId } from '@wallabee/contract/protocol/ids';
import { createChance } from '@wallabee/simulated-players/chance';
import type { Language } from '@wallabee/simulated-players/texts/languages';
import { createUsed } from '@wallabee/simulated-players/texts/used';
import type { Player } from '../players/player.ts';
import type { Setting } from '../setting.ts';
import { type Author, type BioLine, linesOf } from './bio-lines.ts';
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
  const { voice } = talk.speakers.writer(player);
  const language = languageOf(talk, player);
  const lines = linesOf(setting, talk, { player, language });
  // Terse writers set no full stops.
  const separator = voice === 'terse' || chance.happens(0.6) ? '\n' : ' ';
  const added = language === 'en' && chance.happens(0.12) ? byHand.splice(0, 1) : [];
  for (let tries = 0; ; tries += 1) {
    const count = chance.pick(COUNTS) + (language === 'en' ? 0 : 1) + Math.floor(tries / 3);
    const drawn = drawLines(talk, lines, count).flatMap((line) => compose(talk, line, { player, language }));
    const bio = [...drawn, ...added].join(separator);
    if (tries > 8 || isNew(bio, written)) return bio;
  }
}

function languageOf({ speakers, chance }: Talk, player: Player): Language {
  const { language, keepsLanguage } = speakers.writer(player);
  return keepsLanguage || chance.happens(0.4) ? language : 'en';
}

/** How many lines; in other languages than English there is one more, since those have fewer texts. */
const COUNTS = [1, 1, 1, 2, 2, 2, 3, 3, 4, 5] as const;

function compose({ composer, speakers, chance, used }: Talk, line: BioLine, { player, language }: Author) {
  const writer = speakers.writer(player);
  return composer.tryCompose(line.part, { facts: line.facts, writer, chance, used, language }) ?? [];
}

function isNew(bio: string, written: ReadonlySet<string>): boolean {
  return bio !== '' && bio.length <= LONGEST_BIO && !written.has(bio);
}

/** Without two of the same part, the weightier first. */
function drawLines({ chance }: Talk, lines: readonly BioLine[], count: number): BioLine[] {
  return lines
    .map((line) => ({ line, rank: chance.next() ** (1 / line.weight) }))
    .sort((a, b) => b.rank - a.rank)
    .slice(0, count)
    .map(({ line }) => line);
}
