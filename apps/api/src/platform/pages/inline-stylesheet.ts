import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface StyledPage {
  html: string;
  styleSource: string | undefined;
}

/**
 * A page shows nothing before its stylesheet is there (docs/decisions/0026-inlined-stylesheet.md). The link
 * stays, disabled, so that hydration finds the document that the server rendered.
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

/** Only the stylesheet of the whole site matches; those of single pages stay links. */
const SHEET_LINK = /<link[^>]*rel="stylesheet" href="\/(assets\/style-[\w-]+\.css)"\/>/;

interface Sheet {
  element: string;
  source: string;
}

/** In development the stylesheet is not a file. */
function readSheet(path: string): Sheet | undefined {
  try {
    const css = readFileSync(path, 'utf8');
    const hash = createHash('sha256').update(css).digest('base64');
    return { element: `<style>${css}</style>`, source: `'sha256-${hash}'` };
  } catch {
    return undefined;
  }
}
