import { newsStrings } from './news.strings.ts';

export function FeedLink() {
  return (
    <link rel="alternate" type="application/feed+json" href="/feeds/news.json" title={newsStrings.heading} />
  );
}
