export function saveFile({ name, type, content }: { name: string; type: string; content: string | Blob }) {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers start to read after the click event.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
