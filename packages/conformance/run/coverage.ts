import type { Operation } from '../contract/shapes.ts';
import type { NamedScenario } from '../scenario/load.ts';
import type { Result } from './results.ts';

/** The coverage of a run. */
export interface Coverage {
  operations: {
    total: number;
    /** Operations whose happy path has succeeded. */
    verified: number;
    /** The others, by id. */
    unverified: string[];
    /** Operations that a scenario has called. */
    inScenarios: number;
  };
  scenarios: { total: number; passed: number };
}

/** Counts the coverage of the selected operations and scenarios. */
export function computeCoverage(
  results: readonly Result[],
  selected: { operations: readonly Operation[]; scenarios: readonly NamedScenario[] },
  touched: ReadonlySet<string>,
): Coverage {
  const isVerifyingResult = ({ kind, id }: Result) =>
    kind === 'happy' || (kind === 'mutation' && id.endsWith('/changes'));
  const unverified = selected.operations
    .map(({ id }) => id)
    .filter((id) => {
      const verifiedBy = results.filter(
        (result) => result.operation === id && isVerifyingResult(result),
      );
      return verifiedBy.length === 0 || verifiedBy.some(({ outcome }) => outcome !== 'passed');
    });
  const scenarios = results.filter(({ kind }) => kind === 'scenario');
  return {
    operations: {
      total: selected.operations.length,
      verified: selected.operations.length - unverified.length,
      unverified,
      inScenarios: selected.operations.filter(({ id }) => touched.has(id)).length,
    },
    scenarios: {
      total: selected.scenarios.length,
      passed: scenarios.filter(({ outcome }) => outcome === 'passed').length,
    },
  };
}
