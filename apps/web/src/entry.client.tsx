import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { writePageSession } from './platform/session/session.ts';

if (isOfAnotherAddress()) location.reload();
else hydrate();

function hydrate() {
  restoreStylesheetLinks();
  writePageSession();
  addEventListener('popstate', reloadOtherAddress);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Site />
      </StrictMode>,
    );
  });
}

/** The server inlines the stylesheets and hides their links from the browser, but hydration expects them. */
function restoreStylesheetLinks() {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-rel]')) {
    link.rel = link.dataset.rel ?? '';
    delete link.dataset.rel;
  }
}

function Site() {
  useEffect(() => removeEventListener('popstate', reloadOtherAddress), []);
  return <HydratedRouter useTransitions={false} />;
}

function reloadOtherAddress() {
  if (isOfAnotherAddress()) location.reload();
}

/** Going back right after a reload changes the address of a document that is not hydrated yet. */
function isOfAnotherAddress() {
  return document.documentElement.dataset.address !== location.pathname + location.search;
}
