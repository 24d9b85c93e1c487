import { forumStrings } from './forums.strings.ts';

/** Nothing here is for search engines: they cannot log in. */
export function ForumMeta({ name }: { name: string }) {
  return (
    <>
      <title>{forumStrings.pageTitle(name)}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
