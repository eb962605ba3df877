import type { Security } from './contract.ts';

/** Whether a caller who satisfied an alternative in `before` may satisfy none in `after`. */
export function isTightened(before: Security[], after: Security[]): boolean {
  if (after.length === 0) return false;
  const ways = before.length === 0 ? [{}] : before;
  return ways.some((way) => !after.some((other) => isMetBy(other, way)));
}

/** Whether the schemes and scopes of `granted` include those of `needed`. */
function isMetBy(needed: Security, granted: Security): boolean {
  return Object.entries(needed).every(([scheme, scopes]) => {
    const own = granted[scheme];
    return own !== undefined && scopes.every((scope) => own.includes(scope));
  });
}
