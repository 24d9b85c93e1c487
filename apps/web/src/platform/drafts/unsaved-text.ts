/**
 * Whether the page holds something that a reload would lose: a dialog under way, or typed text. A search box counts
 * only while somebody is in it, since what was searched for is in the address.
 */
export function hasUnsavedText(): boolean {
  if (document.querySelector('dialog:modal')) return true;
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED_FIELDS)];
  return fields.some(
    (field) => field.value.trim() !== '' && (field.type !== 'search' || field === document.activeElement),
  );
}

const NOT_TYPED = ['hidden', 'checkbox', 'radio', 'range', 'button', 'submit', 'reset'];
const TYPED_FIELDS = `textarea, input${NOT_TYPED.map((type) => `:not([type="${type}"])`).join('')}`;
