/** Loads each key only once. */
export function once<Value>(
  read: (key: string) => Promise<Value>,
): (key: string) => Promise<Value> {
  const reads = new Map<string, Promise<Value>>();
  return (key) => {
    const known = reads.get(key) ?? read(key);
    reads.set(key, known);
    return known;
  };
}
