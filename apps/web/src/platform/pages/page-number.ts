/** The page in `?page=`, counted from 1; whatever is no page shows the first. */
export function pageFrom(url: URL): number {
  const written = url.searchParams.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(written) ? Number(written) : 1;
}
