import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface StyledPage {
  html: string;
  styleSource: string | undefined;
}

/**
 * A page shows nothing before its stylesheets are there (docs/decisions/0026-inlined-stylesheet.md). Their links
 * stay, disabled, so that hydration finds the document that the server rendered. Chromium's preload scanner loads
 * disabled stylesheets too, so `rel` is set by `entry.client.tsx`.
 */
export function createStylesheetInliner(clientFolder: string): (html: string) => StyledPage {
  const styles = new Map<string, Style | undefined>();

  return (html) => {
    const links = [...html.matchAll(SHEET_LINK)].map(([link, file = '']) => ({ link, file }));
    const files = links.map(({ file }) => file);
    const key = files.join();
    if (!styles.has(key)) styles.set(key, readStyle(files.map((file) => join(clientFolder, file))));
    const style = styles.get(key);
    const [first] = links;
    if (!style || !first) return { html, styleSource: undefined };
    const styled = html
      .replace(first.link, () => `${style.element}${first.link}`)
      .replaceAll(SHEET_LINK, (link) =>
        link.replace('<link', '<link disabled=""').replace('rel=', 'data-rel='),
      );
    return { html: styled, styleSource: style.source };
  };
}

const SHEET_LINK = /<link[^>]*rel="stylesheet" href="\/(assets\/[\w-]+\.css)#?"\/>/g;

interface Style {
  element: string;
  source: string;
}

/** In development the stylesheets are not files. */
function readStyle(paths: string[]): Style | undefined {
  try {
    const css = paths.map((path) => readFileSync(path, 'utf8').trim()).join('\n');
    const hash = createHash('sha256').update(css).digest('base64');
    return { element: `<style>${css}</style>`, source: `'sha256-${hash}'` };
  } catch {
    return undefined;
  }
}
