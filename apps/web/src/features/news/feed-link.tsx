import { newsStrings } from './news.strings.ts';

/** Tells feed readers where the site's own blog is to be followed. */
export function FeedLink() {
  return (
    <link rel="alternate" type="application/feed+json" href="/feeds/news.json" title={newsStrings.heading} />
  );
}
