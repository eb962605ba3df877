/** What a browser keeps, in a few lines. */
export function storage() {
  const kept: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value;
    },
    removeItem: (key: string) => {
      delete kept[key];
    },
    clear: () => {
      for (const key of Object.keys(kept)) delete kept[key];
    },
  };
  // Object.keys of a real storage are the keys that are kept.
  return new Proxy(kept, {
    get: (_, name: keyof typeof methods) => methods[name],
    set: (_, name: keyof typeof methods, method) => {
      methods[name] = method;
      return true;
    },
  });
}
