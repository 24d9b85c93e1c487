import { searchStrings } from '../../features/search/search.strings.ts';
import { PageMeta } from '../../platform/pages/page-meta.tsx';

/** Only the form, which the layout holds: a profile is a page of its own. */
export default function ProfileSearchPage() {
  return (
    <PageMeta
      title={searchStrings.pageTitle(searchStrings.profileSearch)}
      description={searchStrings.leads.profiles}
    />
  );
}
