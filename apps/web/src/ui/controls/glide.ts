/**
 * The art of the card that is pressed glides to where the next page shows it large. The page is there at once; only the
 * picture moves, so nothing waits for the motion.
 */
export function letArtGlide(card: Element) {
  const art = card.querySelector('img');
  from = art && { box: art.getBoundingClientRect(), at: performance.now() };
}

/** As the `ref` of the large picture: called when it comes into the page, and with null when it goes. */
export function glideIn(picture: Element | null) {
  const start = from;
  if (!picture || !start) return;
  from = null;
  if (performance.now() - start.at > STALE_MS) return;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  // The page has yet to be scrolled to where it will be seen.
  requestAnimationFrame(() => moveFrom(start.box, picture.querySelector('img')));
}

function moveFrom(box: DOMRect, art: Element | null) {
  const { left, top, width } = art?.getBoundingClientRect() ?? new DOMRect();
  if (width === 0) return;
  const there = `translate(${box.left - left}px, ${box.top - top}px) scale(${box.width / width})`;
  art?.animate(
    { transformOrigin: ['0 0', '0 0'], transform: [there, 'none'] },
    { duration: GLIDE_MS, easing: 'ease-out' },
  );
}

let from: { box: DOMRect; at: number } | null = null;

/** Whoever waited that long for the page has forgotten where the card was. */
const STALE_MS = 1_500;
const GLIDE_MS = 180;
