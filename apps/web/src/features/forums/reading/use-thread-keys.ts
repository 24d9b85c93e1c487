import { useEffect, useEffectEvent } from 'react';

interface ThreadKeys {
  onFirstUnread: () => void;
  onReply: () => void;
}

/** j and k go from post to post, u to the first unread one, b buzzes, r replies. */
export function useThreadKeys({ onFirstUnread, onReply }: ThreadKeys) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const act: Record<string, () => void> = {
      j: () => goBy(1),
      k: () => goBy(-1),
      u: onFirstUnread,
      b: () => currentPost()?.querySelector<HTMLButtonElement>('[data-buzz]')?.click(),
      r: onReply,
    };
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented;
    const action = act[event.key];
    if (!action || !isPlain || isWriting(event.target)) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(WRITING) !== null;
}

const WRITING = 'input, textarea, select, [contenteditable], dialog, [popover]';
const POSTS = 'article[id^="post-"]';

function goBy(step: number) {
  const posts = [...document.querySelectorAll<HTMLElement>(POSTS)];
  const current = currentPost();
  const from = current ? posts.indexOf(current) : -1;
  const isFocused = posts[from]?.contains(document.activeElement);
  // The first press goes to the post in view, which the reader is looking at.
  const to = isFocused || from === -1 ? from + step : from;
  const post = posts[Math.min(Math.max(to, 0), posts.length - 1)];
  post?.focus({ preventScroll: true });
  post?.scrollIntoView({ block: 'start' });
}

function currentPost(): HTMLElement | undefined {
  const focused = document.activeElement?.closest<HTMLElement>(POSTS);
  if (focused) return focused;
  const posts = [...document.querySelectorAll<HTMLElement>(POSTS)];
  return posts.find((post) => post.getBoundingClientRect().bottom > TOP_PIXELS);
}

const TOP_PIXELS = 40;
