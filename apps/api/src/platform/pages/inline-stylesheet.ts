import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface StyledPage {
  html: string;
  /** The stylesheet's hash, which the Content-Security-Policy has to allow. */
  styleSource: string | undefined;
}

/**
 * Puts the stylesheet into the page, which shows nothing before it is there (docs/decisions/0026-inlined-stylesheet.md).
 * The link stays, disabled, so that hydration finds the document that the server rendered.
 */
export function createStylesheetInliner(clientFolder: string): (html: string) => StyledPage {
  const sheets = new Map<string, Sheet | undefined>();

  return (html) => {
    const [link = '', file = ''] = SHEET_LINK.exec(html) ?? [];
    if (!sheets.has(file)) sheets.set(file, file ? readSheet(join(clientFolder, file)) : undefined);
    const sheet = sheets.get(file);
    if (!sheet) return { html, styleSource: undefined };
    const disabled = link.replace('<link', '<link disabled=""');
    return { html: html.replace(link, () => `${sheet.element}${disabled}`), styleSource: sheet.source };
  };
}

/** The one of the whole site; a page's own (the map's) is loaded by itself. */
const SHEET_LINK = /<link[^>]*rel="stylesheet" href="\/(assets\/style-[\w-]+\.css)"\/>/;

interface Sheet {
  element: string;
  source: string;
}

/** Undefined in development, where the stylesheet is not a file. */
function readSheet(path: string): Sheet | undefined {
  try {
    const css = readFileSync(path, 'utf8');
    const hash = createHash('sha256').update(css).digest('base64');
    return { element: `<style>${css}</style>`, source: `'sha256-${hash}'` };
  } catch {
    return undefined;
  }
}
