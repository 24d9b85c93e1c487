/**
 * A link counts after the pointer or focus rests on it, or at once when touched. Returns a function that stops
 * listening.
 */
export function onLinkIntent(act: (link: HTMLAnchorElement) => void): () => void {
  // Focusing a link may scroll the page, which moves other elements under the resting pointer.
  const pointer = restOn(act);
  const focus = restOn(act);
  const touch = (event: Event) => {
    const link = linkOf(event);
    if (link) act(link);
  };
  const listeners = { mouseover: pointer.move, focusin: focus.move, touchstart: touch };
  for (const [type, listener] of Object.entries(listeners))
    document.addEventListener(type, listener, { passive: true });
  return () => {
    pointer.stop();
    focus.stop();
    for (const [type, listener] of Object.entries(listeners)) document.removeEventListener(type, listener);
  };
}

function restOn(act: (link: HTMLAnchorElement) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const move = (event: Event) => {
    stop();
    const link = linkOf(event);
    if (link) timer = setTimeout(act, REST_MS, link);
  };
  return { move, stop };
}

const REST_MS = 60;

function linkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-prefetch]') : null;
}
