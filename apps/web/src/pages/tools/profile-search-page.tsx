import { searchStrings } from '../../features/search/search.strings.ts';
import { PageMeta } from '../../platform/pages/page-meta.tsx';

export default function ProfileSearchPage() {
  return (
    <PageMeta
      title={searchStrings.pageTitle(searchStrings.profileSearch)}
      description={searchStrings.leads.profiles}
    />
  );
}
