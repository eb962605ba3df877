import { toPattern } from '../run/pattern.ts';
import type { CheckInfo, Failure, Result } from '../run/results.ts';
import type { Rule } from './types.ts';

/**
 * The outcome of a rule: `untried` if a check of it did not finish, `beyond` if no run can verify
 * it.
 */
export interface RuleOutcome {
  rule: Rule;
  outcome: 'satisfied' | 'broken' | 'untried' | 'beyond';
}

/** Whether no run can verify a rule, and the rule names its verification. */
export const isBeyond = ({ verifiedBy, beyond }: Rule): boolean =>
  verifiedBy.length === 0 && beyond !== undefined;

/** The rules, indexed by the checks that verify them. */
export interface RuleBook {
  /** The rules that a check verifies, by its id. */
  findVerifiedRules(id: string): Rule[];
  /** The rules that a failure of a check breaks: only those about the reported problem. */
  brokenBy(check: Pick<CheckInfo, 'id' | 'kind'>, failure: Pick<Failure, 'aspect'>): Rule[];
  /** The outcome of every rule, from the results of a run. */
  outcomes(results: readonly Pick<Result, 'id' | 'outcome' | 'broken'>[]): RuleOutcome[];
}

/** The check ids that a rule's pattern names; a scenario is named by its path. */
const toCheckId = (checkPattern: string): string => {
  const parts = checkPattern.split('/');
  return parts.length === 2 && !checkPattern.includes('*')
    ? parts.join('/scenario/')
    : checkPattern;
};

/** Kinds of checks in which a call must succeed. */
const successes = new Set<CheckInfo['kind']>(['happy', 'mutation']);

export function createRuleBook(rules: readonly Rule[]): RuleBook {
  const verifiedBy = rules.flatMap((rule) =>
    rule.verifiedBy.map((checkPattern) => ({ rule, checkPattern })),
  );
  const plain = Map.groupBy(verifiedBy, ({ checkPattern }) => toCheckId(checkPattern));
  const open = verifiedBy
    .filter(({ checkPattern }) => checkPattern.includes('*'))
    .map((found) => ({ ...found, fits: toPattern(found.checkPattern) }));
  const found = (id: string) => [
    ...(plain.get(id) ?? []),
    ...open.filter(({ fits }) => fits.test(id)),
  ];
  const findVerifiedRules = (id: string) => [...new Set(found(id).map(({ rule }) => rule))];
  return {
    findVerifiedRules,
    brokenBy: ({ id, kind }, { aspect }) => {
      const own = findVerifiedRules(id).filter((rule) => rule.aspect === undefined);
      if (aspect === null) return own;
      const about = rules.filter((rule) => rule.aspect === aspect);
      // These checks are themselves about a call that succeeds as the contract requires.
      return aspect === 'response' && successes.has(kind) ? [...about, ...own] : about;
    },
    outcomes: (results) => {
      // A waived failure is known, but the rule is still broken.
      const broken = new Set(results.flatMap((result) => result.broken));
      const passed = new Map<Rule, Set<string>>(rules.map((rule) => [rule, new Set()]));
      for (const { id, outcome } of results) {
        for (const { rule, checkPattern } of found(id)) {
          if (outcome === 'passed') passed.get(rule)?.add(checkPattern);
        }
      }
      return rules.map((rule): RuleOutcome => {
        if (isBeyond(rule)) return { rule, outcome: 'beyond' };
        if (broken.has(rule)) return { rule, outcome: 'broken' };
        const isComplete =
          rule.verifiedBy.length > 0 && passed.get(rule)?.size === rule.verifiedBy.length;
        return { rule, outcome: isComplete ? 'satisfied' : 'untried' };
      });
    },
  };
}
