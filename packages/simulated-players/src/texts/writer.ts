import { createChance } from '../chance.ts';
import type { PlayerKind, Voice } from '../character/character.ts';
import { type Language, languageOf } from './languages.ts';

export interface Writer {
  readonly voice: Voice;
  readonly kind: PlayerKind;
  /** The language of the writer's country. */
  readonly language: Language;
  /** Whether the writer uses that language among players of other countries too. */
  readonly keepsLanguage: boolean;
}

export function writerOf(player: {
  username: string;
  country: string;
  character: { voice: Voice; kind: PlayerKind };
}): Writer {
  const { voice, kind } = player.character;
  const language = languageOf(player.country);
  const chance = createChance(0, `language/${player.username.toLowerCase()}`);
  return { voice, kind, language, keepsLanguage: language !== 'en' && chance.happens(0.12) };
}
