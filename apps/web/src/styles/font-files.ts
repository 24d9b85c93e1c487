import besley from '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2?url';
import hankenGrotesk from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url';

/** Preloaded by the document, because CSS alone would ask for them one round trip later. */
export const fontFiles = [besley, hankenGrotesk] as const;
