export type PartsSource = Readonly<
  Record<string, readonly string[] | Readonly<Record<string, readonly string[]>>>
>;

/** Language, then the part without `live.`; what is missing is written in English. */
export type LanguageParts = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
