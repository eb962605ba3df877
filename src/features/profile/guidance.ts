/** What makes a good password. Source: PROF-029. */
const rules = {
  guideLength: /^.{8,}$/su,
  guideUppercase: /\p{Lu}/u,
  guideSymbol: /[^\p{L}\p{N}]/u,
  guideDigit: /\p{Nd}/u,
};

export type GuidanceRule = keyof typeof rules;

/** Each rule by its text, and whether a password follows it. It is guidance: the server warns. */
export const checkGuidance = (password: string): { rule: GuidanceRule; isMet: boolean }[] =>
  Object.entries(rules).map(([rule, pattern]) => ({
    rule: rule as GuidanceRule,
    isMet: pattern.test(password),
  }));
