import type { Operation } from '../../contract/shapes.ts';
import { outgoing } from '../../http/request.ts';
import { toCredentials, nobody } from '../../people/people.ts';
import { createRandom } from '../../input/random.ts';
import type { Context } from '../../run/context.ts';
import { CheckFailed } from '../../run/results.ts';
import { validateErrorResponse, checkStatus } from '../requests/validate-response.ts';

const area = 'routes';

/** Addresses that are not in the contract return 404 with an error response. */
export async function checkUnknownRoutes(context: Context): Promise<void> {
  const { seed, contract, recorder } = context;
  const random = createRandom(seed, area);
  const word = () => `conformance-${random.below(1e6)}`;
  const below = getEnd(contract.operations);
  const paths = [`/${word()}`, `/{tenantId}/${word()}/${word()}`, `${below}/${word()}`];
  await Promise.all(
    paths.map((path, at) => {
      const name = ['unknown', 'unknownOfTenant', 'below'][at] ?? '';
      const title = `${path.replaceAll(/conformance-\d+/g, '…')} returns 404`;
      const info = {
        id: `${area}/${name}`,
        area,
        operation: null,
        kind: 'routes',
        source: null,
      } as const;
      return recorder.check({ ...info, title }, async () => {
        const exchange = await sendTo(context, 'GET', path);
        checkStatus(exchange, [404], 'unknown routes return 404');
        validateErrorResponse(exchange, 'unknown routes');
      });
    }),
  );
}

/** An address of the contract without addresses below it. */
const getEnd = (operations: readonly Operation[]): string =>
  operations.find(({ path }) => takenMethods(operations, `${path}/{any}`).size === 0)?.path ?? '';

/** A method that the contract does not define for an address is rejected: 404 or 405. */
export async function checkMethods(context: Context, operations: Operation[]): Promise<void> {
  const paths = [...new Set(operations.map(({ path }) => path))];
  await Promise.all(
    paths.map(async (path) => {
      const taken = takenMethods(context.contract.operations, path);
      const method = ['DELETE', 'PUT', 'PATCH', 'POST'].find((each) => !taken.has(each));
      const first = operations.find((operation) => operation.path === path);
      if (!method || !first) return;
      const info = {
        id: `${first.area}${path}/${method}`,
        area: first.area,
        operation: null,
        kind: 'routes',
        title: `${method} ${path} is rejected, since the contract does not define it`,
        source: null,
      } as const;
      await context.recorder.check(info, async () => {
        const exchange = await sendTo(context, method, path);
        checkStatus(exchange, [404, 405], `${path}, methods`);
        if (exchange.status === 405 && !exchange.headers.has('Allow')) {
          const what = 'A 405 response must have an Allow header, but has none.';
          throw new CheckFailed({ what, clause: 'RFC 9110, section 15.5.6', exchange });
        }
      });
    }),
  );
}

/** The methods of all addresses that match a path. */
function takenMethods(operations: readonly Operation[], path: string): Set<string> {
  const isParameter = (part: string | undefined) => part?.startsWith('{') ?? false;
  const parts = path.split('/');
  const fitting = operations.filter((operation) => {
    const others = operation.path.split('/');
    const isSame = (part: string, at: number) => {
      const other = others[at];
      return part === other || isParameter(part) || isParameter(other);
    };
    return others.length === parts.length && parts.every(isSame);
  });
  return new Set(fitting.map(({ method }) => method));
}

function sendTo(context: Context, method: string, path: string) {
  const { people, baseUrl, client } = context;
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 'x']);
  const values: Record<string, string> = Object.fromEntries(names);
  const request = outgoing(
    { method, path, body: null },
    { path: { ...values, tenantId: people.tenantId } },
    { baseUrl, tenantId: people.tenantId },
  );
  const admin = people.named('admin');
  return client(request, admin ? toCredentials(admin) : nobody);
}
