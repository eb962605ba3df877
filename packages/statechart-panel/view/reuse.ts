const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Reuses all parts of the old value that are equal to the new ones, so that data received again
 * over a channel keeps its identity and is not rendered again.
 */
export function reuse<Value>(old: unknown, fresh: Value): Value {
  if (Object.is(old, fresh)) return fresh;
  if (Array.isArray(old) && Array.isArray(fresh)) {
    const items = fresh.map((item: unknown, index) => reuse(old[index], item));
    const isSame = old.length === items.length && items.every((item, index) => item === old[index]);
    return (isSame ? old : items) as Value;
  }
  if (!isObject(old) || !isObject(fresh) || Array.isArray(old) || Array.isArray(fresh)) {
    return fresh;
  }
  const entries = Object.entries(fresh).map(([name, value]) => [name, reuse(old[name], value)]);
  const isSame =
    Object.keys(old).length === entries.length &&
    entries.every(([name, value]) => String(name) in old && old[String(name)] === value);
  return (isSame ? old : Object.fromEntries(entries)) as Value;
}
