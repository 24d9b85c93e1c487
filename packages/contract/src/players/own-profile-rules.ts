export const LONGEST_BIO = 1_000;
export const MOST_BIO_LINES = 20;
export const LONGEST_HOME = 60;

export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;
export const LARGEST_PICTURE = 4 * 1024 * 1024;

export type TextRefusal = 'too_long' | 'too_many_lines' | 'bad_characters';

/** Line breaks of one kind, no blank edges, and never two blank lines together. */
export function tidyBio(typed: string): string {
  return typed
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

export function bioRefusal(bio: string): TextRefusal | null {
  if (bio.length > LONGEST_BIO) return 'too_long';
  if (UNSEEN.test(bio)) return 'bad_characters';
  return bio.split('\n').length > MOST_BIO_LINES ? 'too_many_lines' : null;
}

export function tidyHome(typed: string): string {
  return typed.normalize('NFC').replace(/\s+/g, ' ').trim();
}

export function homeRefusal(home: string): TextRefusal | null {
  if (home.length > LONGEST_HOME) return 'too_long';
  return UNSEEN.test(home) ? 'bad_characters' : null;
}

/** Control characters, halves of characters, and those that reverse the direction of the text around them. */
const UNSEEN = /[^\P{Cc}\n\t]|[\p{Cs}\u202a-\u202e\u2066-\u2069]/u;
