import { useContext, useEffect } from 'react';
import { UNSAFE_DataRouterContext, UNSAFE_FrameworkContext, useNavigate } from 'react-router';
import { letArtGlide } from '../../ui/glide.ts';
import { preparePage } from './page-data.ts';

/** Once, around everything: takes visitors along the site's links, and prepares the page that they point at. */
export function useLinks() {
  const navigate = useNavigate();
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const manifest = useContext(UNSAFE_FrameworkContext)?.manifest;

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
      // Within the click React would show at once that the page is being waited for, and then the page.
      setTimeout(() => void navigate(pathname + search + hash, options));
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);

  useEffect(() => {
    if (!router || !manifest) return;
    return onIntent(({ href, pathname }) => {
      // Filters work on what is already here.
      if (pathname !== location.pathname) preparePage(href, { routes: router.routes, manifest });
    });
  }, [router, manifest]);
}

/** A mouse that rests on a link and the focus mean it after a moment; a finger that comes down on it does at once. */
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
  // After a click there is nothing left to guess.
  const listeners = { pointerover: soon, focusin: soon, pointerdown: atOnce, click: stopWaiting };
  for (const [type, listener] of Object.entries(listeners))
    document.addEventListener(type, listener, { passive: true });
  return () => {
    stopWaiting();
    for (const [type, listener] of Object.entries(listeners)) document.removeEventListener(type, listener);
  };
}

const MEANT_MS = 60;

function linkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-discover]') : null;
}

/** Another tab, a download: whoever holds a key down wants what their browser does. */
function isForBrowser({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
