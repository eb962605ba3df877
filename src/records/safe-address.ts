/** What a browser may be led to: a page of the web, a letter or a call, and nothing that it would run. */
const safeSchemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** The address that somebody has typed into a record, where it is safe to follow. */
export function safeAddress(typed: string): string | null {
  const url = URL.parse(typed.trim());
  return url && safeSchemes.has(url.protocol) ? url.href : null;
}
