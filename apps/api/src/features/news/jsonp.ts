/** A script that hands the value to the function. Whoever takes the name from a caller has to have checked it. */
export function toJsonp(callback: string, value: unknown): string {
  // The comment keeps the answer from beginning with bytes of the caller's choosing.
  return `/**/${callback}(${JSON.stringify(value).replace(LINE_ENDS, escaped)});`;
}

/** Older browsers end a line of script at these, even within a string. */
const LINE_ENDS = /[\u2028\u2029]/g;

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16)}`;
}
