let observer: IntersectionObserver | undefined;
const watched = new WeakMap<Element, (isNear: boolean) => void>();

/** Calls back when an element comes within a screen of the view, or leaves it. Returns a function that stops it. */
export function watchNear(element: Element, onChange: (isNear: boolean) => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) watched.get(target)?.(isIntersecting);
    },
    { rootMargin: '100% 0px' },
  );
  watched.set(element, onChange);
  observer.observe(element);
  return () => {
    observer?.unobserve(element);
    watched.delete(element);
  };
}
