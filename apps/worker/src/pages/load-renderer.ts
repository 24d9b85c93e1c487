import type { WebApp } from '@wallabee/contract/protocol/page-visit';

type Renderer = WebApp['handlePage'];

declare const self: ServiceWorkerGlobalScope & { renderPage?: Renderer };

/** Runs the script at its first use. A worker may load only what it has loaded when it was installed. */
export function loadRenderer(): Renderer {
  if (!self.renderPage) importScripts(BUILD.renderer);
  if (!self.renderPage) throw new Error('The renderer did not offer itself.');
  return self.renderPage;
}

export function offerRenderer(renderer: Renderer) {
  self.renderPage = renderer;
}
