import { toPattern } from '../run/pattern.ts';
import type { CheckInfo, Failure, Result } from '../run/results.ts';
import type { Rule } from './types.ts';

/**
 * What a run says of a rule: `untried` where a proof of it has not come to an end, `beyond` where no
 * run can prove it.
 */
export interface RuleOutcome {
  rule: Rule;
  outcome: 'satisfied' | 'broken' | 'untried' | 'beyond';
}

/** Whether no run can prove a rule, and it says what does. */
export const isBeyond = ({ verifiedBy, beyond }: Rule): boolean =>
  verifiedBy.length === 0 && beyond !== undefined;

/** The rules, found by the checks that prove them. */
export interface RuleBook {
  /** The rules that a check proves, by its id. */
  findVerifiedRules(id: string): Rule[];
  /** The rules that a failure of a check breaks: those alone that say what it has found wrong. */
  brokenBy(check: Pick<CheckInfo, 'id' | 'kind'>, failure: Pick<Failure, 'aspect'>): Rule[];
  /** What the results of a run say of every rule. */
  outcomes(results: readonly Pick<Result, 'id' | 'outcome' | 'broken'>[]): RuleOutcome[];
}

/** Ids of checks that a proof names; a scenario goes by its place. */
const toCheckId = (checkPattern: string): string => {
  const parts = checkPattern.split('/');
  return parts.length === 2 && !checkPattern.includes('*')
    ? parts.join('/scenario/')
    : checkPattern;
};

/** Kinds of checks in which a call has to succeed. */
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
      // That a call succeeds as the contract says is what these checks are about themselves.
      return aspect === 'response' && successes.has(kind) ? [...about, ...own] : about;
    },
    outcomes: (results) => {
      // A failure that is waived is known; the rule is broken all the same.
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
