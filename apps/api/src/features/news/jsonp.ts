/** The caller must have validated the name of the callback. */
export function toJsonp(callback: string, value: unknown): string {
  // The comment keeps the caller from choosing the first bytes of the response.
  return `/**/${callback}(${JSON.stringify(value).replace(LINE_ENDS, escaped)});`;
}

/** Before ES2019 these characters end a line even within a string. */
const LINE_ENDS = /[\u2028\u2029]/g;

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16)}`;
}
