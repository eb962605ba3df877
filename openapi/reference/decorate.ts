/** The parts of a bundled contract that the reference decorates. */
export interface Described {
  paths: Record<string, Record<string, unknown>>;
}

interface Operation {
  operationId: string;
  description?: string;
  security?: object[];
  'x-origin': string;
  'x-source': string;
  'x-privilege': string;
  'x-privilege-reason'?: string;
  'x-mutates'?: boolean;
  [extension: `x-${string}`]: unknown;
}

const methods = new Set(['get', 'put', 'post', 'delete', 'patch']);

/**
 * A copy of a contract whose operation descriptions include the extensions, since a renderer does
 * not show them: right, origin, source, unexpected state change, and the marks from which the
 * conformance kit derives checks.
 */
export function decorated<T extends Described>(contract: T): T {
  const paths = Object.entries(contract.paths).map(([path, item]) => [
    path,
    Object.fromEntries(
      Object.entries(item).map(([method, value]) => [
        method,
        methods.has(method) ? withFacts(method, value as Operation) : value,
      ]),
    ),
  ]);
  return { ...contract, paths: Object.fromEntries(paths) };
}

function withFacts(method: string, operation: Operation): Operation {
  const facts = [
    `**Right:** ${formatPrivilege(operation)}`,
    operation['x-origin'],
    operation['x-source'],
    `\`${operation.operationId}\``,
  ].join(' · ');
  const text = operation.description?.trim();
  const parts = [facts, describeEffect(method, operation), text, formatMarks(operation)];
  return { ...operation, description: parts.filter(Boolean).join('\n\n') };
}

/** Extensions with their own description text. */
const describedNames = new Set([
  'x-origin',
  'x-source',
  'x-privilege',
  'x-privilege-reason',
  'x-mutates',
]);

/** All other extensions, unformatted. */
function formatMarks(operation: Operation): string | undefined {
  const marks = Object.entries(operation).filter(
    ([name]) => name.startsWith('x-') && !describedNames.has(name),
  );
  if (marks.length === 0) return undefined;
  const lines = marks.map(([name, value]) => `${name}: ${JSON.stringify(value, null, 2)}`);
  return `**Marks**, which a backend has to follow:\n\n\`\`\`yaml\n${lines.join('\n')}\n\`\`\``;
}

function formatPrivilege(operation: Operation): string {
  const { 'x-privilege': privilege, 'x-privilege-reason': reason = '' } = operation;
  if (privilege !== 'none') return `\`${privilege}\``;
  return `none (${reason.replace(/\.$/, '')})`;
}

/** A sentence for the calls whose method implies the opposite of their effect. */
function describeEffect(method: string, { 'x-mutates': mutates }: Operation): string | undefined {
  if (method === 'get' && mutates) {
    return '**Changes state**, although it is a GET: never prefetched, cached or repeated.';
  }
  if (method !== 'get' && mutates === false)
    return `**Changes nothing**, although it is a ${method.toUpperCase()}.`;
  return undefined;
}
