/** What somebody has changed. */
export interface Change {
  /** A commit: everything since, committed or not, is the change. */
  base: string;
  /** Paths from the root of what was changed or added, and is still there. */
  files: readonly string[];
}
