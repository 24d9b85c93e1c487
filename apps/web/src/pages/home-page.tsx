import { homeStrings } from '../features/home/home.strings.ts';
import { PageMeta } from '../platform/page-meta.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { PageLayout } from '../ui/page-layout.tsx';

export default function HomePage() {
  return (
    <PageLayout>
      <PageMeta title={homeStrings.title} description={homeStrings.lead} />
      <PageHeader
        heading={homeStrings.heading}
        lead={homeStrings.lead}
        actions={<ButtonLink to="/tools/sets">{homeStrings.browse}</ButtonLink>}
      />
    </PageLayout>
  );
}
