/** HTML compiled from our own Markdown only, or a code block, which a component renders. */
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
