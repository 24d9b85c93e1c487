import { useEffect } from 'react';
import { letArtGlide } from '../../ui/controls/glide.ts';
import { useGoTo, usePreparePage } from './use-go-to.ts';

/** Once, around everything: takes visitors along the site's links, and prepares the page that they point at. */
export function useLinks() {
  const goTo = useGoTo();
  const prepare = usePreparePage();

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link || event.defaultPrevented || isForBrowser(event) || link.target) return;
      event.preventDefault();
      letArtGlide(link);
      const { pathname, search, hash } = link;
      const options = {
        // A link to where one is adds nothing to the history.
        replace: 'replace' in link.dataset || link.href === location.href,
        preventScrollReset: 'stay' in link.dataset,
      };
      // Within the click React would show at once that the page is being waited for, and only then the page.
      soonest(() => goTo(`/${pathname.slice(1)}${search}${hash}`, options));
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [goTo]);

  useEffect(() => {
    return onIntent(({ href, pathname }) => {
      // Filters work on what is already here.
      if (pathname !== location.pathname) void prepare(href);
    });
  }, [prepare]);
}

/** Before anything is painted, where the browser can tell the difference. */
function soonest(act: () => void) {
  if ('scheduler' in window) void window.scheduler.postTask(act, { priority: 'user-blocking' });
  else setTimeout(act);
}

/** A mouse that comes to rest on a link and the focus mean it after a moment; a finger that comes down does at once. */
function onIntent(prepare: (link: HTMLAnchorElement) => void): () => void {
  const waiting: Partial<Record<string, ReturnType<typeof setTimeout>>> = {};
  const stopWaiting = () => Object.values(waiting).forEach(clearTimeout);
  const soon = (event: Event) => {
    clearTimeout(waiting[event.type]);
    const link = linkOf(event);
    if (link) waiting[event.type] = setTimeout(prepare, MEANT_MS, link);
  };
  const atOnce = (event: Event) => {
    const link = linkOf(event);
    if (link) prepare(link);
  };
  let place = '';
  const point = (event: PointerEvent) => {
    const before = place;
    place = `${event.clientX} ${event.clientY}`;
    // Where the page came under a mouse that was already there, nobody means anything.
    if (event.pointerType === 'mouse' && before !== '' && before !== place) soon(event);
  };
  return listen({
    pointerover: point as (event: Event) => void,
    focusin: soon,
    pointerdown: atOnce,
    // There is nothing left to guess.
    click: stopWaiting,
  });
}

function listen(listeners: Record<string, (event: Event) => void>): () => void {
  const all = Object.entries(listeners);
  for (const [type, listener] of all) document.addEventListener(type, listener, { passive: true });
  return () => {
    for (const [type, listener] of all) document.removeEventListener(type, listener);
  };
}

const MEANT_MS = 60;

function linkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-link]') : null;
}

/** Another tab, a download: whoever holds a key down wants what their browser does. */
function isForBrowser({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
