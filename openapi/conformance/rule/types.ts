import type { Aspect } from '../run/results.ts';

/** A rule of the documents or of a decision that a server keeps or breaks. */
export interface Rule {
  /** `<area>-<few words>`, the area being its file's name; never changes. */
  id: string;
  /** One plain sentence. */
  text: string;
  /** Where it stands: document and section, a decision, or the standard. */
  source: string;
  /**
   * The checks that prove it: a scenario as `<area>/<file>`, any other check by its id, such as
   * `tags/getTags/record/order`, where `*` stands for anything.
   */
  verifiedBy: readonly string[];
  /**
   * The aspect of a response that it alone is about: any check that finds it wrong breaks this rule,
   * and no other failure does.
   */
  aspect?: Aspect;
  /** Why no run can prove it, and what does; of a rule without proofs alone. */
  beyond?: string;
}

/** The rules of one file; typed where they are declared. */
export const rules = (list: readonly Rule[]): readonly Rule[] => list;
