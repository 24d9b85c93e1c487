/** Quick find looks for names; what has a filter is answered by the search page. */
export function hasFilter(query: string): boolean {
  return /[\p{L}#][:=<>]|^-|[<>]=?\d/u.test(query);
}
