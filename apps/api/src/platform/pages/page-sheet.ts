import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SharedText, sharedText } from './page-body.ts';

export interface DressedPage {
  text: string;
  /** What the Content-Security-Policy has to allow for it: this very sheet, and no other style. */
  styleSource: string | undefined;
  /** The sheet as it stands in the text: in every page the same. */
  shared: SharedText | undefined;
}

/**
 * Puts the stylesheet into the page that names it. A page shows nothing before its sheet is there; asked for by itself it
 * costs a slow phone another half second (docs/decisions/0026-inlined-stylesheet.md). The link stays, disabled, so
 * that the browser finds the document that the server made. Unknown sheets, as in development, are left alone.
 */
export function createDresser(clientFolder: string): (text: string) => DressedPage {
  const sheets = new Map<string, Sheet | undefined>();

  return (text) => {
    const [link = '', file = ''] = SHEET_LINK.exec(text) ?? [];
    if (!sheets.has(file)) sheets.set(file, file ? readSheet(join(clientFolder, file)) : undefined);
    const sheet = sheets.get(file);
    if (!sheet) return { text, styleSource: undefined, shared: undefined };
    const disabled = link.replace('<link', '<link disabled=""');
    return {
      text: text.replace(link, () => `${sheet.element.text}${disabled}`),
      styleSource: sheet.source,
      shared: sheet.element,
    };
  };
}

/** The one of the whole site; what a single page adds (the map's) is asked for by itself. */
const SHEET_LINK = /<link[^>]*rel="stylesheet" href="\/(assets\/style-[\w-]+\.css)"\/>/;

interface Sheet {
  element: SharedText;
  source: string;
}

function readSheet(path: string): Sheet | undefined {
  try {
    const css = readFileSync(path, 'utf8');
    const digest = createHash('sha256').update(css).digest('base64');
    return { element: sharedText(`<style>${css}</style>`), source: `'sha256-${digest}'` };
  } catch {
    return undefined;
  }
}
