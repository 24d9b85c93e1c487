/** HTML that is compiled from our own Markdown only, or a block of code, which pages show with a piece of their own. */
export type TextPart = string | TextCode;

export interface TextCode {
  label: string;
  code: string;
}

export interface Text {
  intro: TextPart[];
  sections: TextSection[];
}

export interface TextSection {
  id: string;
  heading: string;
  parts: TextPart[];
}

export function htmlOf(parts: readonly TextPart[]): string {
  return parts.filter((part) => typeof part === 'string').join('');
}
