declare global {
  interface Window {
    __reactRouterManifest?: { version: string };
  }
}

/** Changes with every script and style of the pages. */
export function pagesBuild(): string | undefined {
  return window.__reactRouterManifest?.version;
}
