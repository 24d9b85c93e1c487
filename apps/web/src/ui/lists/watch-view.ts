/** Calls back when the page is scrolled or has another size, until the returned function is called. */
export function watchView(onChange: () => void): () => void {
  const resizes = new ResizeObserver(onChange);
  resizes.observe(document.documentElement);
  window.addEventListener('scroll', onChange, { passive: true });
  return () => {
    resizes.disconnect();
    window.removeEventListener('scroll', onChange);
  };
}
