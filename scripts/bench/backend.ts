import { systemClock } from '../../mocks/clock.ts';
import { authorize, isOfApp, readAuthorization } from '../../mocks/identity/authorization.ts';
import { createNodeServer } from '../../mocks/node.ts';

/** The signed-in demo person: an employee of one tenant who tracks time. */
export const person = { id: 'ben', name: 'Ben Okafor' };

/**
 * Stand-in for a real backend below the app's origin: the reference server over HTTP, and an
 * identity provider that signs its only person in without a prompt.
 */
export async function standInBackend(origin: string) {
  const server = await createNodeServer({ address: origin });
  const authorizePath = new URL(`${server.issuer}/authorize.html`).pathname;

  async function signIn(request: Request): Promise<Response> {
    const params = new URL(request.url).searchParams;
    const authorization = readAuthorization(params, isOfApp(origin));
    if (typeof authorization === 'string') return new Response(authorization, { status: 400 });
    const of = { request: authorization, personId: person.id };
    const address = await authorize(server.store, systemClock, of);
    return new Response(null, { status: 302, headers: { Location: address } });
  }

  return {
    config: {
      apiAddress: server.apiAddress,
      authority: server.issuer,
      clientId: 'atrium',
      scopes: 'openid profile email offline_access',
      supportAddress: 'support@demo.test',
      company: 'Example Ltd.',
    },
    owns: (path: string): boolean => /^\/(?:api|identity)\//.test(path),
    response: (request: Request): Promise<Response> =>
      new URL(request.url).pathname === authorizePath ? signIn(request) : server.fetch(request),
  };
}
