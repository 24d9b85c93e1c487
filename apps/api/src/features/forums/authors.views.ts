import { playerHue, playerImageKey } from '../art/art.public.ts';
import { textOfPost } from './post-html.ts';

interface AuthorRow {
  author_id: number;
  author_name: string;
  author_account_type: string;
  author_is_memorial: boolean;
  author_is_enabled: boolean;
  author_deletion_date: Date | null;
  author_picture_key: string | null;
}

export function toAuthor(row: AuthorRow) {
  const account_type = row.author_account_type;
  return {
    name: row.author_name,
    image_key: playerImageKey({
      id: row.author_id,
      account_type,
      is_memorial: row.author_is_memorial,
      is_enabled: row.author_is_enabled,
      deletion_date: row.author_deletion_date,
      picture_key: row.author_picture_key,
    }),
    hue: playerHue(row.author_id),
    is_staff: account_type === 'staff',
    is_beekeeper: account_type === 'beekeeper',
  };
}

interface Writing {
  text: string;
  is_html: boolean;
}

export function wordsOfPost({ text, is_html }: Writing): string {
  return is_html ? textOfPost(text) : text;
}

export function excerptOf(writing: Writing, longest: number): string {
  const words = wordsOfPost(writing);
  if (words.length <= longest) return words;
  const cut = words.slice(0, longest);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longest / 2)).trimEnd()}…`;
}
