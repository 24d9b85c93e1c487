type Fields = Record<string, unknown> & { text?: unknown };

/** A draft is a text, or has one beside other fields. */
export function joinDrafts(restored: unknown, current: unknown): unknown {
  const text = textOf(current);
  if (text.trim() === '') return restored;
  const joined = `${textOf(restored)}\n\n${text}`;
  if (typeof restored === 'string') return joined;
  const [before, now] = [restored, current] as [Fields, Fields];
  const typed = Object.fromEntries(Object.entries(now).filter(([, value]) => value !== '' && value !== null));
  // A new text must not have the key of one that may have been sent.
  return { ...before, submissionKey: null, ...typed, text: joined };
}

function textOf(draft: unknown): string {
  if (typeof draft === 'string') return draft;
  const text = (draft as Fields | null | undefined)?.text;
  return typeof text === 'string' ? text : '';
}
