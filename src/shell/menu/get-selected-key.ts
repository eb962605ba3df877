/** Returns the selected key, or null. */
export function getSelectedKey(keys: 'all' | Iterable<string | number>): string | null {
  const [key] = keys === 'all' ? [] : keys;
  return key === undefined ? null : String(key);
}
