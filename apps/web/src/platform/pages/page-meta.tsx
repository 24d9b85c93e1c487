import { useLocation, useNavigationType, useRouteLoaderData } from 'react-router';
import type { SiteData } from '../site/site-data.ts';

interface PageMetaProps {
  title: string;
  description?: string | undefined;
  /** The preview image for chats, relative to the API's base. */
  image?: string | undefined;
  /** The canonical path if the page has several. */
  path?: string | undefined;
}

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

/** Crawlers read the document, so the preview is not needed after client-side navigation. */
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
