const RESTORED = 'wallabee:draft-restored';

export function publishRestored(name: string) {
  window.dispatchEvent(new CustomEvent(RESTORED, { detail: name }));
}

export function onDraftRestored(name: string, listener: () => void): () => void {
  const onRestored = ({ detail }: CustomEventInit<string>) => detail === name && listener();
  window.addEventListener(RESTORED, onRestored);
  return () => window.removeEventListener(RESTORED, onRestored);
}
