import { ProfileLink } from '../../features/info/profile-link.tsx';
import { nftStrings } from '../../features/nft/nft.strings.ts';
import { NftBanner } from '../../features/nft/nft-banner.tsx';
import { NftSteps } from '../../features/nft/nft-steps.tsx';
import { AppStoreBadges } from '../../features/shell/footer.tsx';
import { PageMeta } from '../../platform/pages/page-meta.tsx';
import { useSiteLinks } from '../../platform/site/site-links.ts';
import { PageLayout } from '../../ui/layout/page-layout.tsx';

export default function NftPage() {
  const { appStores } = useSiteLinks();
  return (
    <PageLayout banner={<NftBanner />}>
      <PageMeta title={nftStrings.title} description={nftStrings.description} />
      <NftSteps
        action={<ProfileLink tab="redeem" label={nftStrings.redeem} loginLabel={nftStrings.login} />}
        download={<AppStoreBadges appStores={appStores} />}
      />
    </PageLayout>
  );
}
