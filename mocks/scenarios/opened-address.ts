/**
 * The address this page was opened by. The server starts with Sign In, when the app has gone on
 * from it already, and with it what was asked for: `?scenario=…`, `?seed=…`.
 */
export function openedAddress(): URL {
  const [navigation] = performance.getEntriesByType('navigation');
  return new URL(navigation?.name ?? location.href);
}
