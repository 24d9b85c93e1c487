/**
 * A transition that the next page's interrupts is refused by the browser, which is no error: the page changes all the
 * same. The router leaves that refusal unheard, so every visitor's browser would complain of it. Whatever goes wrong
 * while the page itself changes still comes out through `finished`.
 */
export function hearSkippedTransitions(page: Document) {
  const start = page.startViewTransition?.bind(page);
  if (!start) return;
  page.startViewTransition = (update) => {
    const transition = start(update);
    transition.ready.catch(() => {});
    return transition;
  };
}
