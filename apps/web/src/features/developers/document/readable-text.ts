/** Whether the media type is text, JavaScript (JSONP) included. */
export function isReadable(contentType: string): boolean {
  const [type = ''] = contentType.toLowerCase().split(';');
  return READABLE.test(type.trim());
}

const READABLE = /^(text\/.+|application\/(json|xml|x-ndjson|javascript|.+\+(json|xml)))$/;

export function readable(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
