/** A search box counts only while it has the focus, since its text is also in the address. */
export function hasUnsavedText(): boolean {
  if (document.querySelector('dialog:modal')) return true;
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED_FIELDS)];
  return fields.some(
    (field) => field.value.trim() !== '' && (field.type !== 'search' || field === document.activeElement),
  );
}

const NOT_TYPED = ['hidden', 'checkbox', 'radio', 'range', 'button', 'submit', 'reset'];
const TYPED_FIELDS = `textarea, input${NOT_TYPED.map((type) => `:not([type="${type}"])`).join('')}`;
