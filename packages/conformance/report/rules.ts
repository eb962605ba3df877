import type { Rule } from '../rule/types.ts';
import { isBeyond, type RuleOutcome } from '../rule/book.ts';

/** Every rule with its source and its checks, as text; rules that no run can verify come last. */
export function rulesText(rules: readonly Rule[]): string {
  const far = rules.filter(isBeyond).map(({ id }) => id);
  const unverified = rules
    .filter((rule) => rule.verifiedBy.length === 0 && !isBeyond(rule))
    .map(({ id }) => id);
  return [
    ...rules.map(
      ({ id, text, source, verifiedBy, beyond = 'nothing' }) =>
        `${id}\n  ${text}\n  ${source}; verified by ${verifiedBy.join(', ') || beyond}\n`,
    ),
    `${rules.length} rules, ${unverified.length} without a check${unverified.length > 0 ? ': ' : ''}${unverified.join(', ')}${far.length > 0 ? '; not testable: ' : ''}${far.join(', ')}`,
  ].join('\n');
}

/** The number of rules that a run found passed, broken and untested, and that no run can verify. */
export function ruleCountLine(rules: readonly RuleOutcome[]): string {
  const count = (selected: RuleOutcome['outcome']) =>
    rules.filter(({ outcome }) => outcome === selected).length;
  const beyond = count('beyond') > 0 ? `, ${count('beyond')} not testable` : '';
  return `${count('satisfied')} of ${rules.length} rules are satisfied, ${count('broken')} broken, ${count('untried')} not verified${beyond}`;
}
