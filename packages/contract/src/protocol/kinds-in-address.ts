/** Whether a text names kinds that there are, separated by commas. */
export function areKinds(kinds: readonly string[]) {
  return (text: string) => text.split(',').every((kind) => kinds.includes(kind));
}

/** The kinds of a text that `areKinds` has checked, each once. */
export function kindsIn<Kind extends string>(text: string): Kind[] {
  return [...new Set(text.split(','))] as Kind[];
}
