/** The path of a call with its query in order, by which its answer is cached. */
export function answerKey(path: string): string {
  const [pathname = '', search] = path.split('?');
  return search ? `${pathname}?${search.split('&').sort().join('&')}` : pathname;
}
