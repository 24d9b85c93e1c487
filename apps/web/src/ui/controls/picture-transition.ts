/**
 * Animates the card's picture to its place on the next page. The page renders at once; only the picture is animated.
 */
export function startPictureTransition(card: Element) {
  const art = card.querySelector('img');
  from = art && { box: art.getBoundingClientRect(), at: performance.now() };
}

/** Used as a `ref`: called with the element on mounting and with null on unmounting. */
export function finishPictureTransition(picture: Element | null) {
  const start = from;
  if (!picture || !start) return;
  from = null;
  if (performance.now() - start.at > STALE_MS) return;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  // The router has not set the scroll position of the page yet.
  requestAnimationFrame(() => moveFrom(start.box, picture.querySelector('img')));
}

function moveFrom(box: DOMRect, art: Element | null) {
  const { left, top, width } = art?.getBoundingClientRect() ?? new DOMRect();
  if (width === 0) return;
  const there = `translate(${box.left - left}px, ${box.top - top}px) scale(${box.width / width})`;
  art?.animate(
    { transformOrigin: ['0 0', '0 0'], transform: [there, 'none'] },
    { duration: TRANSITION_MS, easing: 'ease-out' },
  );
}

let from: { box: DOMRect; at: number } | null = null;

/** A page that loaded slower than this is shown without the animation. */
const STALE_MS = 1_500;
const TRANSITION_MS = 180;
