/**
 * Whether a file matches a list such as `['.png', 'image/*', 'application/pdf']`, by its extension
 * or type. The browser's file dialog checks this, but a drop does not.
 */
export function accepts(accepted: readonly string[], file: { name: string; type: string }) {
  const name = file.name.toLowerCase();
  const type = file.type.toLowerCase();
  return accepted
    .map((entry) => entry.trim().toLowerCase())
    .some((entry) => {
      if (entry.startsWith('.')) return name.endsWith(entry);
      if (entry.endsWith('/*')) return type.startsWith(entry.slice(0, -1));
      return type === entry;
    });
}
