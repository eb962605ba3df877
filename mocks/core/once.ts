/**
 * Loads a part on first use and caches it: looking up a module again takes Node as long as many a
 * response. A failed load is retried.
 */
export function once<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let loading: Promise<Part> | null = null;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}

/** Loads parts by name, each once. */
export function onceEach<Name extends string, Part>(
  loaders: Readonly<Record<Name, () => Promise<Part>>>,
): (name: Name) => Promise<Part> {
  const parts = new Map<Name, () => Promise<Part>>();
  return (name) => {
    const part = parts.get(name) ?? once(loaders[name]);
    parts.set(name, part);
    return part();
  };
}
