import { occursIn } from '@wallabee/contract/forums/editing-rules';
import type { Post } from '@wallabee/contract/forums/forum';
import { LONGEST_QUOTE, LONGEST_QUOTED_PART } from '@wallabee/contract/forums/post-limits';
import { postAnchor } from '../forum-links.ts';
import type { DraftQuote } from './drafts.ts';

/** What is selected in the post, or else the beginning of the post. */
export function quoteOf(post: Post): DraftQuote {
  const words = wordsOf(post);
  const part = selectedIn(post.id);
  const isPart = part !== '' && part.length <= LONGEST_QUOTED_PART && occursIn({ part, words });
  return { postId: post.id, name: post.user.name, text: isPart ? part : excerptOf(words), isPart };
}

function selectedIn(postId: number): string {
  const selection = getSelection();
  const article = document.getElementById(postAnchor(postId));
  const isInside = [selection?.anchorNode, selection?.focusNode].every(
    (node) => node != null && article?.contains(node),
  );
  return isInside ? (selection?.toString().trim() ?? '') : '';
}

/** The server truncates the excerpt at the same length. */
function excerptOf(words: string): string {
  return words.length > LONGEST_QUOTE ? `${words.slice(0, LONGEST_QUOTE)}…` : words;
}

function wordsOf({ text, is_html }: Post): string {
  if (!is_html) return text;
  // Without spaces between them, the words of two paragraphs would be one.
  const spaced = text.replaceAll(/<(?:\/(?:p|li|blockquote|pre|h3|h4)|br|hr)>/g, '$& ');
  return new DOMParser().parseFromString(spaced, 'text/html').body.textContent?.trim() ?? '';
}
