import besley from '../../.fonts/besley-first.woff2?url';
import hankenGrotesk from '../../.fonts/hanken-first.woff2?url';

/** Preloaded by the document, because CSS alone would ask for them one round trip later. */
export const fontFiles = [besley, hankenGrotesk] as const;
