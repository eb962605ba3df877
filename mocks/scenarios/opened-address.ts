/**
 * The URL that opened this page. The server starts with Sign In, when the app has already navigated
 * away from that URL and its parameters (`?scenario=…`, `?seed=…`).
 */
export function openedAddress(): URL {
  const [navigation] = performance.getEntriesByType('navigation');
  return new URL(navigation?.name ?? location.href);
}
