import besley from '../../.fonts/besley-first.woff2?url';
import hankenGrotesk from '../../.fonts/hanken-first.woff2?url';

/** Preloaded by the document, because the browser would request them one round trip later from CSS. */
export const fontFiles = [besley, hankenGrotesk] as const;
