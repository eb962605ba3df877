import type { RecorderOptions } from './recorder.ts';
import type { Failure, Result } from './results.ts';

type Options = Omit<RecorderOptions, 'loss' | 'stopsAtFailure' | 'onResult'>;

/**
 * Merges failures that may follow from another one: one failure remains for each operation that is
 * not implemented and for each cause; the others count as unchecked. `known` are the earlier
 * results.
 */
export function findCauses(
  pending: readonly Result[],
  known: readonly Result[],
  options: Options,
): Result[] {
  const isAbsent = ({ failure }: Result) => {
    const exchange = failure?.exchange ?? null;
    return options.built.isAbsent(exchange) && options.isAimed(exchange?.operation ?? '');
  };
  const missing = Map.groupBy(
    pending.filter(isAbsent),
    ({ failure }) => failure?.exchange?.operation ?? '',
  );
  const unbuilt = [...missing].flatMap(([id, results]) => {
    const cause = notBuilt(id, results, options);
    const reason = `${id} is not implemented yet (${cause.id}).`;
    return [cause, ...results.map((each) => followed(each, reason))];
  });
  const first = new Map<string, Result>();
  const others = pending
    .filter((result) => !isAbsent(result))
    .map((result) => {
      const cause = findCause(result, [...known, ...unbuilt], first, options);
      if (cause === null) return result;
      return followed(result, `It requires ${result.failure?.needed}, which fails (${cause.id}).`);
    });
  return [...unbuilt, ...others];
}

/** A failure that follows from another one gives no information of its own. */
const followed = (result: Result, reason: string): Result => ({
  ...result,
  outcome: 'skipped',
  failure: null,
  broken: [],
  reason,
});

/** The failure of an operation that the server does not implement. */
function notBuilt(
  id: string,
  results: readonly Result[],
  { built, operation, waivers, rules }: Options,
): Result {
  const { area, method, path } = operation(id);
  const { calls, statuses } = built.seen(id);
  const info = { id: `${area}/${id}/built`, area, operation: id, kind: 'built' } as const;
  const waiver = JSON.stringify({ check: `${area}/${id}/*`, reason: 'Not implemented yet.' });
  const called = calls === 1 ? 'its only request' : `all of its ${calls} requests`;
  const failure: Failure = {
    what: `Not implemented yet: ${method} ${path} returned ${statuses.join(' or ')} for ${called}. Until it is implemented, add this to the --waivers file: [${waiver}]`,
    clause: `${id}, an operation of the contract`,
    exchange: null,
    aspect: 'response',
    at: null,
    needed: null,
    exchanges: [],
    chain: [],
    ...findExchange(results),
  };
  const reason = waivers.reasonFor(info.id);
  return {
    ...info,
    title: `${id} is implemented`,
    source: null,
    outcome: reason === null ? 'failed' : 'waived',
    failure,
    reason,
    broken: rules.brokenBy(info, failure),
    ms: 0,
  };
}

/** The call that shows it best: one that should have succeeded. */
function findExchange(results: readonly Result[]): Partial<Failure> {
  const shown = results.find(({ kind }) => kind === 'happy') ?? results[0];
  const { exchange = null, exchanges = [], chain = [] } = shown?.failure ?? {};
  return { exchange, exchanges, chain };
}

/**
 * The failure that another one follows from: that of the required call, or the first of its kind.
 */
function findCause(
  result: Result,
  known: readonly Result[],
  first: Map<string, Result>,
  { isChecked }: Options,
): Result | null {
  const { failure } = result;
  const needed = failure?.needed ?? null;
  if (failure === null || needed === null || needed === result.operation) return null;
  const own = known.find(
    (each) => each.operation === needed && ownKinds.has(each.kind) && isSame(each.failure, failure),
  );
  if (own || isChecked(needed)) return own ?? null;
  const key = `${needed} ${failure.what}`;
  const before = first.get(key) ?? null;
  if (before === null) first.set(key, result);
  return before;
}

/** Kinds of checks in which an operation is called with valid input. */
const ownKinds = new Set(['happy', 'mutation', 'built']);

/** Whether both have the same problem: the same status and the same part of the response. */
const isSame = (own: Failure | null, other: Failure): boolean =>
  own !== null &&
  own.exchange?.status === other.exchange?.status &&
  own.at === other.at &&
  (own.aspect === other.aspect || own.aspect === 'response');
