/** Marks that keep a name's direction within a sentence (U+2066 to U+2069): seen by nobody. */
const isolates = /[\u2066-\u2069]/gu;

/**
 * Copies what is selected without the hidden marks of direction around names: pasted into a search, a
 * code with them is found nowhere.
 */
export function copyWithoutMarks(event: ClipboardEvent): void {
  const selected = document.getSelection()?.toString() ?? '';
  const text = selected.replaceAll(isolates, '');
  if (text === selected || !event.clipboardData || event.defaultPrevented) return;
  event.clipboardData.setData('text/plain', text);
  event.preventDefault();
}
