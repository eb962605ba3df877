/** The files changed since a base commit. */
export interface Change {
  /** A commit: everything since then, committed or not, is the change. */
  base: string;
  /** Paths, from the root, of changed or added files that still exist. */
  files: readonly string[];
}
