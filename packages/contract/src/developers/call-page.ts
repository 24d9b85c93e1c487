/** The path of the page that describes a call: `answerItemTypes` is at /developers/calls/answer-item-types. */
export function callPagePath(name: string) {
  return `/developers/calls/${callSlug(name)}` as const;
}

export function callSlug(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
