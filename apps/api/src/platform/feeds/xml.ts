/** XML does not allow control characters, not even escaped. */
export function escapeXml(text: string): string {
  return text
    .replace(CONTROL_CHARACTERS, '')
    .replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
