import type { InjectedFault, InjectedCall } from '../../injected-fault.ts';
import { readdressed, reheaded, repairing } from '../../response-mutations.ts';
import { change } from '../../edit.ts';

/** Uses the first word after "Bearer" as the token. */
function firstWord(call: InjectedCall): Promise<Response> {
  const request = new Request(call.request);
  const [scheme, token] = (request.headers.get('Authorization') ?? '').split(' ');
  if (token !== undefined) request.headers.set('Authorization', `${scheme} ${token}`);
  return call.pass(request);
}

/** Omits a header. */
const without = (name: string) => async (call: InjectedCall) => {
  const response = await call.pass();
  response.headers.delete(name);
  return response;
};

/** Faults in the HTTP rules of every call. */
export const injectedFaults: InjectedFault[] = [
  {
    name: 'a token is taken with something after it',
    kind: 'authorization',
    area: 'tools',
    on: 'getTools',
    response: firstWord,
  },
  {
    name: 'nobody is told how to identify themselves',
    kind: 'authorization',
    area: 'tools',
    on: 'getTools',
    response: without('WWW-Authenticate'),
  },
  {
    name: 'browsers guess at the type of an answer',
    kind: 'status',
    area: 'tools',
    on: 'getTool',
    response: without('X-Content-Type-Options'),
  },
  {
    name: 'a text is taken for JSON',
    kind: 'validation',
    area: 'tools',
    on: 'createTool',
    response: reheaded({ 'Content-Type': 'application/json' }),
  },
  {
    name: 'a NUL is kept in a text',
    kind: 'validation',
    area: 'tools',
    on: 'createTool',
    response: repairing(
      change('name', (name) => (typeof name === 'string' ? name.replaceAll('\0', ' ') : name)),
    ),
  },
  {
    name: 'bytes of a query that are no UTF-8 are mended',
    kind: 'validation',
    area: 'clockwork',
    on: 'searchClockWorkEntries',
    response: readdressed((address) => {
      const url = new URL(address);
      url.search = url.searchParams.toString();
      return url.href;
    }),
  },
  {
    name: 'JSON that is nested deeply fails the server',
    kind: 'validation',
    area: 'tools',
    on: 'createTool',
    response: async (call) => {
      const isDeep = (await call.request.clone().text()).includes('['.repeat(1000));
      const right = await call.pass();
      return isDeep
        ? Response.json(await right.json(), { status: 500, headers: right.headers })
        : right;
    },
  },
  {
    name: 'every error of a body is named',
    kind: 'validation',
    area: 'tools',
    on: 'createTool',
    response: async (call) => {
      const names = Object.keys(call.sent ?? {});
      const right = await call.pass();
      if (right.ok || names.length <= 100) return right;
      const fieldErrors = Object.fromEntries(names.map((name) => [name, ['It is not known.']]));
      const response = { ...((await right.json()) as object), fieldErrors };
      return Response.json(response, { status: right.status, headers: right.headers });
    },
  },
];
