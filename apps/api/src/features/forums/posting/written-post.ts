import { toPostHtml } from '@wallabee/contract/forums/bbcode-html';
import { canWriteHtml, FORUM_REFUSALS, type Member } from '@wallabee/contract/forums/forum-rules';
import { LONGEST_TEXT } from '@wallabee/contract/forums/post-limits';
import { badInput, refused } from '../../../platform/problems.ts';
import { ownWordsOfPost, sanitizePost, textOfPost } from '../post-html.ts';

export interface Typed {
  text: string;
  format?: 'plain' | 'bbcode' | undefined;
  is_html?: boolean | undefined;
}

export interface StoredWords {
  text: string;
  is_html: boolean;
  /** The BBCode that the HTML was made from. */
  source: string | null;
}

/** What is stored of what was typed. */
export function writtenPost({ text, format, is_html = false }: Typed, author: Member): StoredWords {
  if (is_html) return ofHtml(text, author);
  if (format !== 'bbcode') return { text, is_html, source: null };
  const made = toPostHtml(text);
  if (!made.is_html) return { ...made, source: null };
  const clean = checked(sanitizePost(made.text), LONGEST_MADE_HTML);
  return { text: clean, is_html: true, source: text };
}

/** The words that can mention somebody: a name in a quote or in code calls nobody. */
export function callingWordsOf({ text, is_html }: Pick<StoredWords, 'text' | 'is_html'>): string {
  return is_html ? ownWordsOfPost(text) : text;
}

function ofHtml(text: string, author: Member): StoredWords {
  if (!canWriteHtml(author)) throw refused(FORUM_REFUSALS.html_not_allowed, 'html_not_allowed');
  // Repaired markup can be longer than the input.
  return { text: checked(sanitizePost(text), 2 * LONGEST_TEXT), is_html: true, source: null };
}

/** One character is at most six when it is escaped. */
const LONGEST_MADE_HTML = 6 * LONGEST_TEXT;

function checked(html: string, longest: number): string {
  if (textOfPost(html) === '') throw badText('must not be empty');
  if (html.length > longest) throw badText('is nested too deeply');
  return html;
}

function badText(fault: string) {
  return badInput(`The HTML ${fault}.`, { text: fault });
}
