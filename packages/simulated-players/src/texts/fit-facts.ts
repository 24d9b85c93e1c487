import type { Language } from './languages.ts';

/** These stand around a fact until its text is complete; they are not part of the text. */
const START = '\u0001';
const END = '\u0002';

export function asFact(fact: string): string {
  return START + fact + END;
}

/** Makes the words next to a fact agree with it: articles in English, and one full stop instead of two. */
export function fitFacts(text: string, language: Language = 'en'): string {
  const fitted = language === 'en' ? withArticleFor(withoutOwnArticle(text)) : text;
  return fitted.replace(STOP_AFTER_STOP, '').replaceAll(START, '').replaceAll(END, '');
}

const STOP_AFTER_STOP = new RegExp(`(?<=[.!?]${END})\\.(?!\\.)`, 'g');

/** "my The Bird Table" becomes "my Bird Table". */
function withoutOwnArticle(text: string): string {
  return text.replace(ARTICLE_AFTER_DETERMINER, START);
}

const DETERMINERS =
  '[Aa]n?|[Tt]he|[Mm]y|[Yy]our|[Oo]ur|[Tt]heir|[Tt]his|[Aa]nother|[Ee]very|[Nn]o|[Oo]ne|[Aa]ny|[Ss]pare|[Nn]ice';
const ADJECTIVES =
  'better|decent|first|good|high|last|low|more|new|old|own|real|saved|second|single|spare|two-digit|whole';
const ARTICLE_AFTER_DETERMINER = new RegExp(
  `(?<=\\b(?:${DETERMINERS}) (?:(?:${ADJECTIVES}) )*)${START}(?:The|An?) (?=\\S)`,
  'g',
);

/** "a Unclaimed Elephant" becomes "an Unclaimed Elephant". */
function withArticleFor(text: string): string {
  return text.replace(
    ARTICLE_BEFORE_FACT,
    (_, article: string, fact: string) => `${article}${beginsWithVowel(fact) ? 'n' : ''} ${START}${fact}`,
  );
}

const ARTICLE_BEFORE_FACT = new RegExp(`\\b([Aa])n? ${START}([^${END}]+)`, 'g');

export function beginsWithVowel(word: string): boolean {
  return BEGINS_WITH_VOWEL.test(word);
}

/** By sound: "an hour", "an SD", "an X-ray", but "a unicorn", "a used stamp", "a one-eyed bear". */
const BEGINS_WITH_VOWEL =
  /^(?:hour|honest|honou?r|heir|8|1[18]\b|[fhlmnrsx][bd]?\b)|^(?!uni(?![dmn])|us[eu]|ut[ei]|uk|ubi|eu|ewe|on(?:ce|e)\b)[aeiouàáâäåèéêëìíîïòóôöøùúûü]/i;
