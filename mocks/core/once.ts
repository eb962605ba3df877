/**
 * Loads a part with the first wish for it, and remembers it: to look a module up again takes Node as
 * long as many an answer. One that could not be loaded is tried again.
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

/** Loads parts by their names, each once. */
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
