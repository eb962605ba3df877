import { describe, expect, it } from 'vitest';
import { systemClock } from '../../../mocks/clock.ts';
import { authorize, personWith, readAuthorization } from '../../../mocks/identity/authorization.ts';
import { createNodeServer } from '../../../mocks/node.ts';
import { demoPeople, signInAtDemo } from './demo.ts';

const redirectUri = 'http://localhost:3000/callback';

/** The reference server, with its authorize page answered as its form would be. */
async function provider() {
  const server = await createNodeServer();
  const { store } = server;
  const transport = async (request: Request): Promise<Response> => {
    const address = new URL(request.url);
    if (!address.pathname.includes('/authorize')) return server.fetch(request);
    const asked = readAuthorization(address.searchParams, (uri) => uri === redirectUri);
    if (request.method !== 'POST' || typeof asked === 'string') {
      return new Response(null, { status: 400 });
    }
    const form = new URLSearchParams(await request.text());
    const email = form.get('email') ?? '';
    const personId = await personWith(store, { email, password: form.get('password') ?? '' });
    if (personId === null) return new Response(null, { status: 401 });
    const location = await authorize(store, systemClock, { request: asked, personId });
    return new Response(null, { status: 303, headers: { Location: location } });
  };
  return { server, transport };
}

describe('signing in at the demo provider', () => {
  it('gives an access token that the API takes, by code and PKCE', async () => {
    const { server, transport } = await provider();
    const options = { transport, issuer: server.issuer, redirectUri };
    const token = await signInAtDemo(demoPeople['member']?.personId ?? '', options);
    const answer = await server.fetch(
      new Request(`${server.apiAddress}/aster/tenantuser/profile`, {
        headers: { Authorization: `Bearer ${token}` },
      }),
    );
    expect(await answer.json()).toMatchObject({ profile: { email: 'ben@demo.test' } });
  });

  it('says so when the provider does not let somebody in', async () => {
    const { server, transport } = await provider();
    const options = { transport, issuer: server.issuer, redirectUri };
    await expect(signInAtDemo('nobody', options)).rejects.toThrow(
      'The demo provider did not sign nobody in: it answered 401.',
    );
  });
});
