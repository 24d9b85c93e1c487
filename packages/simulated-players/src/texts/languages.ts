/** The languages that texts are written in. */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'sv', 'no', 'da', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];

const LANGUAGE_OF_COUNTRY: Partial<Record<string, Language>> = {
  Argentina: 'es',
  Austria: 'de',
  Brazil: 'pt',
  Chile: 'es',
  Denmark: 'da',
  France: 'fr',
  Germany: 'de',
  Italy: 'it',
  Japan: 'ja',
  Mexico: 'es',
  Monaco: 'fr',
  Morocco: 'fr',
  Netherlands: 'nl',
  Norway: 'no',
  Peru: 'es',
  Portugal: 'pt',
  Spain: 'es',
  Sweden: 'sv',
  Switzerland: 'fr',
};

/** English for every country whose language has no texts. */
export function languageOf(country: string): Language {
  return LANGUAGE_OF_COUNTRY[country] ?? 'en';
}
