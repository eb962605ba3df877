import type { Rule } from '../rule/types.ts';
import type { RuleOutcome } from '../rule/book.ts';

/** Every rule with its source and its proofs, as text; those that nothing proves at the end. */
export function rulesText(rules: readonly Rule[]): string {
  const unproven = rules.filter(({ proofs }) => proofs.length === 0).map(({ id }) => id);
  return [
    ...rules.map(
      ({ id, text, source, proofs, beyond = 'nothing' }) =>
        `${id}\n  ${text}\n  ${source}; proven by ${proofs.join(', ') || beyond}\n`,
    ),
    `${rules.length} rules, ${unproven.length} without a proof${unproven.length > 0 ? ': ' : ''}${unproven.join(', ')}`,
  ].join('\n');
}

/** How many rules a run has found kept, broken and not tried. */
export function ruleCountLine(rules: readonly RuleOutcome[]): string {
  const count = (wanted: RuleOutcome['outcome']) =>
    rules.filter(({ outcome }) => outcome === wanted).length;
  return `${count('kept')} of ${rules.length} rules are kept, ${count('broken')} broken, ${count('untried')} not tried`;
}
