/** One chunk of Vite's manifest, with the properties used here. */
export interface Chunk {
  file: string;
  name?: string;
  /** Keys of the chunks that load with this one. */
  imports?: string[];
  /** Style sheets that load with this one. */
  css?: string[];
}

export type Manifest = Record<string, Chunk>;

/** One row of sizes.json. */
export interface Budget {
  name: string;
  /** Keys of the manifest: `_boot-*.js`, `src/features/….tsx`; a `*` matches any text. */
  roots: string[];
  /** Already loaded when the roots load, so not counted again. */
  beyond?: string[];
  /** Gzip, in kB of 1,000 bytes, scripts and styles together. */
  budgetKb: number;
  /** The maximal number of files, if limited. */
  files?: number;
}

/** The files that load with the roots, without those that the `beyond` roots already loaded. */
export function collectFiles(manifest: Manifest, { roots, beyond = [] }: Budget): Set<string> {
  const known = closure(manifest, beyond);
  return new Set([...closure(manifest, roots)].filter((file) => !known.has(file)));
}

/** Follows static imports only: those that must load before the roots run. */
function closure(manifest: Manifest, roots: string[]): Set<string> {
  const seen = new Set<string>();
  const files = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The manifest has no chunk "${key}". Build the app first.`);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    chunk.imports?.forEach(visit);
  };
  for (const root of roots) matching(manifest, root).forEach(visit);
  return files;
}

/** A root without a match is an error: its budget would always pass after a rename. */
function matching(manifest: Manifest, root: string): string[] {
  // File routes have $ in their names, which has another meaning in a pattern.
  const parts = root.split('*').map((part) => part.replaceAll(/[\\^$.|?+()[\]{}]/g, '\\$&'));
  const pattern = new RegExp(`^${parts.join('.*')}$`);
  const keys = Object.keys(manifest).filter((key) => pattern.test(key));
  if (keys.length === 0)
    throw new Error(
      `The manifest has no chunk "${root}". Fix the name in scripts/sizes/sizes.json.`,
    );
  return keys;
}
