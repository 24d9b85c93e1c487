import { forumStrings } from './forums.strings.ts';

/** Search engines cannot log in, so the pages are not indexed. */
export function ForumMeta({ name }: { name: string }) {
  return (
    <>
      <title>{forumStrings.pageTitle(name)}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
