import { parseTerms } from '../query-box/parse-terms.ts';
export function startExamples() {
  return [
    { q: 'set:attic number<100', means: 'Low numbers of a set' },
    { q: 'is:palindrome status:market', means: 'Palindromes on the market' },
    { q: 'owner:demo class:sd', means: 'Single digits' },
  ].map((e) => ({ ...e, terms: parseTerms(e.q) }));
}
