import { hasOutbox, MARK, MARK_CHANGED } from './outbox-mark.ts';

export function markOutbox(isUsed: boolean) {
  if (isUsed === hasOutbox()) return;
  if (isUsed) localStorage.setItem(MARK, '1');
  else localStorage.removeItem(MARK);
  window.dispatchEvent(new Event(MARK_CHANGED));
}
