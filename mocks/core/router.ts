import { operations, type OperationId } from '#openapi/generated/operations.ts';

/** The operation a request is for, and its path parameters. */
export interface Match {
  id: OperationId;
  path: Record<string, string>;
}

interface Route {
  id: OperationId;
  method: string;
  segments: readonly string[];
}

/** Some documented paths end with a slash: with or without it, they are the same. */
const segmentsOf = (path: string): string[] => path.replace(/^\/|\/$/g, '').split('/');

const isParameter = (segment: string) => segment.startsWith('{');

/** Literal segments win over parameters: `getRunningEntries` is not a date. */
const routes: Route[] = Object.entries(operations)
  .map(([id, { method, path }]) => ({
    id: id as OperationId,
    method: method as string,
    segments: segmentsOf(path),
  }))
  .toSorted((a, b) => parametersOf(a) - parametersOf(b));

/** By the number of their segments, since a call fits no other. */
const routesOfLength = Map.groupBy(routes, ({ segments }) => segments.length);

function parametersOf({ segments }: Route): number {
  // Earlier segments weigh more, so that /{a}/x comes after /x/{a}.
  return segments.reduce((sum, part, at) => sum + (isParameter(part) ? 1 << (16 - at) : 0), 0);
}

/**
 * Finds the operation of a method and a path below the API address, or the methods that the path
 * would allow, or null when no operation has it. One trailing slash is passed over.
 */
export function match(method: string, pathname: string): Match | { allowed: string[] } | null {
  const parts = segmentsOf(pathname).map(decode);
  const candidates = routesOfLength.get(parts.length) ?? [];
  const fitting = candidates.filter(({ segments }) => fits(segments, parts));
  const route = fitting.find((candidate) => candidate.method === method);
  if (route) return { id: route.id, path: parametersIn(route.segments, parts) };
  return fitting.length > 0
    ? { allowed: [...new Set(fitting.map((candidate) => candidate.method))] }
    : null;
}

function fits(segments: readonly string[], parts: readonly string[]): boolean {
  return segments.every(
    (segment, at) => segment === parts[at] || (isParameter(segment) && parts[at] !== ''),
  );
}

function parametersIn(segments: readonly string[], parts: readonly string[]) {
  const found: Record<string, string> = {};
  segments.forEach((segment, at) => {
    if (isParameter(segment)) found[segment.slice(1, -1)] = parts[at] ?? '';
  });
  return found;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
