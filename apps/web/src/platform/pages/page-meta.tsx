import { useContext, useEffect } from 'react';
import { useLocation, useNavigationType, useRouteLoaderData } from 'react-router';
import { HeadFactsContext } from '../head/head-facts.ts';
import type { SiteData } from '../site/site-data.ts';

interface PageMetaProps {
  title: string;
  description?: string | undefined;
  /** The canonical path if the page has several. */
  path?: string | undefined;
}

export function PageMeta({ title, description, path }: PageMetaProps) {
  const site = useRouteLoaderData<SiteData>('root');
  const { pathname } = useLocation();
  const url = `${site?.siteUrl ?? ''}${path ?? (pathname === '/' ? '/' : pathname.replace(/\/$/, ''))}`;
  const facts = useContext(HeadFactsContext);
  if (facts) Object.assign(facts, { title, description, url });
  usePreviewOfDocument();
  return (
    <>
      <title>{title}</title>
      <link rel="canonical" href={url} />
      {description && <meta name="description" content={description} />}
    </>
  );
}

/** The preview in the document is about the page that was loaded, so it goes when the visitor leaves that page. */
function usePreviewOfDocument() {
  const hasLeft = useNavigationType() !== 'POP';
  useEffect(() => {
    if (!hasLeft) return;
    for (const old of document.head.querySelectorAll('meta[property],script[type$="ld+json"]')) old.remove();
  }, [hasLeft]);
}
