/** The rules for a good password. Source: PROF-029. */
const rules = {
  guideLength: /^.{8,}$/su,
  guideUppercase: /\p{Lu}/u,
  guideSymbol: /[^\p{L}\p{N}]/u,
  guideDigit: /\p{Nd}/u,
};

export type GuidanceRule = keyof typeof rules;

/**
 * Each rule by its text key, and whether a password meets it. Only guidance: the server sends the
 * warnings.
 */
export const checkGuidance = (password: string): { rule: GuidanceRule; isMet: boolean }[] =>
  Object.entries(rules).map(([rule, pattern]) => ({
    rule: rule as GuidanceRule,
    isMet: pattern.test(password),
  }));
