/** From the API contract. */
const longestPath = 500;

/** The path of a page within the app, as long as the contract accepts it. */
export function toPagePath({ pathname, search }: Location): string {
  const path = `${pathname}${search}`;
  return path.length > longestPath ? pathname.slice(0, longestPath) : path;
}
