import { PageMeta } from '../../platform/pages/page-meta.tsx';
import { forumStrings } from './forums.strings.ts';

/** Search engines cannot log in, so the pages are not indexed. */
export function ForumMeta({ name }: { name: string }) {
  return (
    <>
      <PageMeta title={forumStrings.pageTitle(name)} />
      <meta name="robots" content="noindex" />
    </>
  );
}
