/**
 * The URL schemes that a browser may open: web pages, e-mail and phone, nothing that executes code.
 */
const safeSchemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** A URL that was typed into a record, if it is safe to open. */
export function safeAddress(typed: string): string | null {
  const url = URL.parse(typed.trim());
  return url && safeSchemes.has(url.protocol) ? url.href : null;
}
