import type { AreaMessageKey } from '../../core/messages/area.ts';

/** What makes a good password. Source: PROF-026, PROF-029. */
const rules = {
  passwordTooShort: /^.{8,}$/su,
  passwordNeedsUppercase: /\p{Lu}/u,
  passwordNeedsSymbol: /[^\p{L}\p{N}]/u,
  passwordNeedsDigit: /\p{Nd}/u,
} satisfies Partial<Record<AreaMessageKey, RegExp>>;

/** What the server warns of in a new password: each rule that it does not follow. */
export const getWarnings = (password: string): (keyof typeof rules)[] =>
  (Object.keys(rules) as (keyof typeof rules)[]).filter((rule) => !rules[rule].test(password));
