import { breaking, isSame, type Breaking, type Change } from './change.ts';
import { operationsById, type Contract, type Placed, type Pair } from './contract.ts';
import { compareResponses } from './responses.ts';
import { parameterChanges, requestChanges } from './requests.ts';
import { isTightened } from './security.ts';

/**
 * Every change that breaks a client or a backend of the contract `before`, in its order. Additions
 * and changed descriptions break no one.
 */
export function breakingChanges(before: Contract, after: Contract): Breaking[] {
  const current = operationsById(after);
  const released = [...operationsById(before).values()];
  return released.flatMap((old) => {
    const now = current.get(old.id);
    const sentences = now
      ? changesBetween({ before, after, old, now })
          .filter(({ isBreaking }) => isBreaking)
          .map(({ message }) => message)
      : [whereTo(old, current)];
    return sentences.map((message) => ({ operation: old.id, message }));
  });
}

/** The replacement of an operation whose id no longer exists. */
export function whereTo({ method, path }: Placed, current: Map<string, Placed>): string {
  const renamed = [...current.values()].find(
    (other) => other.method === method && other.path === path,
  );
  return renamed ? `was renamed to ${renamed.id}` : `was removed (${method} ${path})`;
}

/** The differences of an operation that is in both contracts, each change once. */
export function changesBetween(pair: Pair): Change[] {
  const changes = [
    ...[...addressBreaks(pair), ...rightBreaks(pair)].map(breaking),
    ...parameterChanges(pair),
    ...requestChanges(pair),
    ...compareResponses(pair),
  ];
  return [...new Map(changes.map((change) => [change.message, change])).values()];
}

function addressBreaks({ old, now }: Pair): string[] {
  const [from, to] = [`${old.method} ${old.path}`, `${now.method} ${now.path}`];
  return from === to ? [] : [`moved from ${from} to ${to}`];
}

function rightBreaks({ before, after, old, now }: Pair): string[] {
  const sentences: string[] = [];
  const right = ({ operation }: Placed) => operation['x-privilege'] ?? 'none';
  if (right(old) !== right(now)) {
    sentences.push(`requires the right \`${right(now)}\` instead of \`${right(old)}\``);
  }
  const getSecurity = (contract: Contract, { operation }: Placed) =>
    operation.security ?? contract.security ?? [];
  if (isTightened(getSecurity(before, old), getSecurity(after, now))) {
    sentences.push('no longer accepts the previous authentication');
  }
  const schemes = new Set(getSecurity(before, old).flatMap((way) => Object.keys(way)));
  for (const scheme of schemes) {
    const of = (contract: Contract) => plain(contract.components?.['securitySchemes']?.[scheme]);
    if (!isSame(of(before), of(after))) sentences.push(`has another security scheme \`${scheme}\``);
  }
  if (!mutates(old) && mutates(now)) sentences.push('now changes state, but was read-only');
  return sentences;
}

const mutates = ({ method, operation }: Placed) => operation['x-mutates'] ?? method !== 'GET';

/** A security scheme without its descriptions. */
function plain(scheme: object | undefined): object | undefined {
  return scheme && { ...scheme, description: undefined, bearerFormat: undefined };
}
