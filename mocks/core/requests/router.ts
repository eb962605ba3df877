import { areasByPart, operationsIn } from '@atrium/contract/generated/areas.ts';
import type { Area, OperationId, operations } from '@atrium/contract/generated/operations.ts';

type Operation = (typeof operations)[OperationId];

/** The matching operation of a request, and its path parameters. */
export interface Match {
  id: OperationId;
  operation: Operation;
  path: Record<string, string>;
}

interface Route extends Pick<Match, 'id' | 'operation'> {
  segments: readonly string[];
}

/** Some documented paths end with a slash: both forms are equivalent. */
const splitPath = (path: string): string[] => path.replace(/^\/|\/$/g, '').split('/');

const isParameter = (segment: string) => segment.startsWith('{');

/** The areas whose operations may have such a path, with or without a leading tenant. */
function listAreas(parts: readonly string[]): Area[] {
  const known: Readonly<Record<string, readonly Area[]>> = areasByPart;
  return parts
    .slice(0, 2)
    .flatMap((part) => (Object.hasOwn(known, part) ? (known[part] ?? []) : []));
}

const loaded = new Map<Area, Route[]>();

/** The routes of an area, loaded with the first path that may belong to it. */
async function routesIn(area: Area): Promise<Route[]> {
  const found = loaded.get(area) ?? buildRoutes((await operationsIn[area]()).operations);
  loaded.set(area, found);
  return found;
}

const buildRoutes = (table: object): Route[] =>
  Object.entries(table as Record<OperationId, Operation>).map(([id, operation]) => ({
    id: id as OperationId,
    operation,
    segments: splitPath(operation.path),
  }));

function getWeight({ segments }: Route): number {
  // Earlier segments have more weight, so that /{a}/x comes after /x/{a}.
  return segments.reduce((sum, part, at) => sum + (isParameter(part) ? 1 << (16 - at) : 0), 0);
}

/**
 * Finds the operation for a method and a path relative to the API's base URL; returns the allowed
 * methods when only the path matches, and null when nothing does. One trailing slash is ignored.
 */
export async function match(
  method: string,
  pathname: string,
): Promise<Match | { allowed: string[] } | null> {
  const parts = splitPath(pathname).map(decode);
  const fitting: Route[] = [];
  for (const area of listAreas(parts)) {
    const found = (await routesIn(area)).filter(({ segments }) => fits(segments, parts));
    fitting.push(...found);
    // A path that is literal after its tenant has the highest priority: other areas need not be
    // loaded.
    if (found.some((each) => isLiteral(each) && each.operation.method === method)) break;
  }
  fitting.sort((a, b) => getWeight(a) - getWeight(b));
  const route = fitting.find(({ operation }) => operation.method === method);
  if (route) {
    const { id, operation, segments } = route;
    return { id, operation, path: parametersIn(segments, parts) };
  }
  return fitting.length > 0
    ? { allowed: [...new Set(fitting.map(({ operation }) => operation.method))] }
    : null;
}

const isLiteral = ({ segments }: Route) => !segments.slice(1).some(isParameter);

function fits(segments: readonly string[], parts: readonly string[]): boolean {
  return (
    segments.length === parts.length &&
    segments.every(
      (segment, at) => segment === parts[at] || (isParameter(segment) && parts[at] !== ''),
    )
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
