/**
 * Stands in for @msw/url: the embedded server's handlers name whole addresses, one of them with all
 * below it (`…/*`). 3 kB gzip less.
 */
export function matchPattern(pattern: string, address: string) {
  const isAllBelow = pattern.endsWith('*');
  const matches = isAllBelow ? address.startsWith(pattern.slice(0, -1)) : address === pattern;
  return { matches, params: {} };
}
