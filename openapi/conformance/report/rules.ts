import type { Rule } from '../rule/types.ts';
import { isBeyond, type RuleOutcome } from '../rule/book.ts';

/** Every rule with its source and its proofs, as text; those that no run can prove at the end. */
export function rulesText(rules: readonly Rule[]): string {
  const far = rules.filter(isBeyond).map(({ id }) => id);
  const unverified = rules
    .filter((rule) => rule.verifiedBy.length === 0 && !isBeyond(rule))
    .map(({ id }) => id);
  return [
    ...rules.map(
      ({ id, text, source, verifiedBy, beyond = 'nothing' }) =>
        `${id}\n  ${text}\n  ${source}; proven by ${verifiedBy.join(', ') || beyond}\n`,
    ),
    `${rules.length} rules, ${unverified.length} without a proof${unverified.length > 0 ? ': ' : ''}${unverified.join(', ')}${far.length > 0 ? '; no run can prove ' : ''}${far.join(', ')}`,
  ].join('\n');
}

/** How many rules a run has found kept, broken and not tried, and how many no run can prove. */
export function ruleCountLine(rules: readonly RuleOutcome[]): string {
  const count = (selected: RuleOutcome['outcome']) =>
    rules.filter(({ outcome }) => outcome === selected).length;
  const beyond = count('beyond') > 0 ? `, ${count('beyond')} beyond any run` : '';
  return `${count('satisfied')} of ${rules.length} rules are kept, ${count('broken')} broken, ${count('untried')} not tried${beyond}`;
}
