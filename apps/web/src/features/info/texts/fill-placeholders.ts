/** A placeholder without a value is a mistake in the text, so it throws. */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The text has the unknown placeholder ${placeholder}.`);
    return value;
  });
}
