/**
 * Marks the clicked card's art as the picture that becomes the next page's large one.
 * A page may show a large picture already; two of one name would cancel the transition, so that one steps back.
 */
export function letArtGlide(card: Element) {
  for (const large of document.querySelectorAll<HTMLElement>('[data-art="large"]')) {
    large.style.viewTransitionName = 'none';
  }
  const art = card.querySelector('img');
  if (art) art.style.viewTransitionName = 'item-art';
}
