/** Escapes non-ASCII characters, because some clients decode the bytes as Latin-1. */
export function writeAscii(value: unknown): string {
  return JSON.stringify(value).replace(NOT_ASCII, escaped);
}

const NOT_ASCII = /[\u0080-\uffff]/g;

function escaped(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
