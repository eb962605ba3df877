/** A minimal fake of the browser's storage. */
export function storage() {
  const persisted: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => persisted[key] ?? null,
    setItem: (key: string, value: string) => {
      persisted[key] = value;
    },
    removeItem: (key: string) => {
      delete persisted[key];
    },
    clear: () => {
      for (const key of Object.keys(persisted)) delete persisted[key];
    },
  };
  // For a real storage, Object.keys returns the stored keys.
  return new Proxy(persisted, {
    get: (_, name: keyof typeof methods) => methods[name],
    set: (_, name: keyof typeof methods, method) => {
      methods[name] = method;
      return true;
    },
  });
}
