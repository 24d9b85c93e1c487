// What crawlers ask for: every kind of page in turn, each address once in a walk.

/** Endless; each crawler takes every `step`th address, from `first` on. */
export function* crawlerRequests({ itemTypes, names, places, items }, first, step) {
  const at = (list, n) => list[n % list.length];
  for (let n = first; ; n += step) {
    const { id, type, number } = at(items, n);
    yield { kind: 'crawl item', path: `/tools/item/${at(itemTypes, n)}` };
    yield { kind: 'crawl wall', path: `/tools/item/${at(itemTypes, n)}/numbers` };
    yield { kind: 'crawl number', path: `/tools/item/${type}/num/${number}` };
    yield { kind: 'crawl history', path: `/tools/item/history/${id}` };
    yield { kind: 'crawl place', path: `/tools/place/${at(places, n)}` };
    yield { kind: 'crawl profile', path: `/tools/profile/${encodeURIComponent(at(names, n))}/bio` };
    yield { kind: 'crawl cabinet', path: `/tools/profile/${encodeURIComponent(at(names, n))}/cabinet` };
    yield { kind: 'crawl search', path: `/tools/search/${n.toString(36)}` };
  }
}
