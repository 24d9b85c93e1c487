import { useLocation, useNavigationType, useRouteLoaderData } from 'react-router';
import type { SiteData } from '../site/site-data.ts';

interface PageMetaProps {
  title: string;
  description?: string | undefined;
  /** Below the API's base: what a chat shows beside the link. */
  image?: string | undefined;
  /** The address of the page, where it can be reached by several. */
  path?: string | undefined;
}

/** What a page is called, for tabs, search engines and whoever it is sent to. */
export function PageMeta({ title, description, image, path }: PageMetaProps) {
  const site = useRouteLoaderData<SiteData>('root');
  const { pathname } = useLocation();
  const canonical = `${site?.siteUrl ?? ''}${path ?? (pathname === '/' ? '/' : pathname.replace(/\/$/, ''))}`;
  return (
    <>
      <title>{title}</title>
      <link rel="canonical" href={canonical} />
      {description && <meta name="description" content={description} />}
      <Preview {...{ title, description, image, canonical }} />
    </>
  );
}

/** Whoever shows what is behind a link reads the document, so a page that was clicked to need not have it. */
function Preview({
  title,
  description,
  image,
  canonical,
}: Omit<PageMetaProps, 'path'> & { canonical: string }) {
  const site = useRouteLoaderData<SiteData>('root');
  const isDocument = useNavigationType() === 'POP';
  if (!isDocument) return null;
  return (
    <>
      <meta property="og:title" content={title} />
      <meta property="og:url" content={canonical} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="WallaBee" />
      {description && <meta property="og:description" content={description} />}
      {image && <meta property="og:image" content={`${site?.siteUrl ?? ''}/api${image}`} />}
      <meta name="twitter:card" content="summary" />
    </>
  );
}
