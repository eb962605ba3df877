import type { Aspect } from '../run/results.ts';

/** A rule from the requirements or from a decision that a server follows or breaks. */
export interface Rule {
  /** `<area>-<few words>`, where the area is the file's name; never changes. */
  id: string;
  /** One plain sentence. */
  text: string;
  /** Its origin: document and section, a decision, or the standard. */
  source: string;
  /**
   * The checks that verify it: a scenario as `<area>/<file>`, any other check by its id, e.g.
   * `tags/getTags/record/order`, where `*` matches anything.
   */
  verifiedBy: readonly string[];
  /**
   * The aspect of a response that only this rule covers: any check that finds a problem with it
   * breaks this rule, and no other failure does.
   */
  aspect?: Aspect;
  /** Why no run can verify it, and the verification instead; only for a rule without checks. */
  beyond?: string;
}

/** The rules of one file, typed at the declaration. */
export const rules = (list: readonly Rule[]): readonly Rule[] => list;
