import type { AreaMessageKey } from '../../core/messages/area.ts';

/** Rules for a good password. Source: PROF-026, PROF-029. */
const rules = {
  passwordTooShort: /^.{8,}$/su,
  passwordNeedsUppercase: /\p{Lu}/u,
  passwordNeedsSymbol: /[^\p{L}\p{N}]/u,
  passwordNeedsDigit: /\p{Nd}/u,
} satisfies Partial<Record<AreaMessageKey, RegExp>>;

/** The server's warnings about a new password: each rule that it violates. */
export const getWarnings = (password: string): (keyof typeof rules)[] =>
  (Object.keys(rules) as (keyof typeof rules)[]).filter((rule) => !rules[rule].test(password));
