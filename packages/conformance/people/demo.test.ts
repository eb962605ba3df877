import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '@atrium/reference-server/http/service';
import { readOptions } from '@atrium/reference-server/http/usage';
import { areKnown, demoIdentities, demoPeople, signInAtDemo, type SignInOptions } from './demo.ts';

let service: Service;
let how: SignInOptions;

beforeAll(async () => {
  const options = readOptions(['--port', '0', '--quiet']);
  if (!options) throw new Error('`readOptions` returned no options; pass no --help.');
  service = await startService(options);
  await service.ready;
  how = {
    transport: (request) => fetch(request),
    issuer: `${service.address}/identity`,
    redirectUri: 'http://localhost:3000/callback',
  };
});

afterAll(() => service.stop());

it('the kit detects whether a server still accepts the tokens of all people', async () => {
  const ben = await signInAtDemo('ben', how);
  const ofAll = (token: string) => demoIdentities(() => Promise.resolve(token));
  const address = `${service.address}/api/user/tenants`;
  expect(await areKnown(await ofAll(ben), address)).toBe(true);
  expect(await areKnown(await ofAll('of another server'), address)).toBe(false);
  expect(await areKnown(await ofAll(ben), 'http://127.0.0.1:9/nobody')).toBe(false);
});

describe('signing in at the demo provider', () => {
  it('signing in at the demo provider returns an access token that the API accepts, by code and PKCE', async () => {
    const token = await signInAtDemo(demoPeople['member']?.personId ?? '', how);
    const response = await fetch(`${service.address}/api/aster/tenantuser/profile`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(await response.json()).toMatchObject({ profile: { email: 'ben@demo.test' } });
  });

  it('the demo sign-in sends a one-time code when requested, each time another', async () => {
    const tokens = [await signInAtDemo('leo', how), await signInAtDemo('leo', how)];
    expect(new Set(tokens).size).toBe(2);
  });

  it('the demo sign-in waits for the next code when the current ones are used', async () => {
    const waits: number[] = [];
    const endpoint = `${how.issuer}/any`;
    const transport = async ({ method, url }: Request) => {
      if (method === 'GET') {
        return Response.json({
          authorization_endpoint: endpoint,
          token_endpoint: `${endpoint}/token`,
        });
      }
      if (url.endsWith('/token')) return Response.json({ access_token: 'of the third code' });
      if (waits.length === 0) return new Response('<input name="pending" value="sign-in">');
      const headers = { Location: `${how.redirectUri}?code=right` };
      return new Response(null, { status: 303, headers });
    };
    const wait = async (ms: number) => waits.push(ms);
    expect(await signInAtDemo('leo', { ...how, transport, wait })).toBe('of the third code');
    expect(waits).toEqual([expect.toSatisfy((ms: number) => ms > 0 && ms <= 30_050)]);
  });

  it('the demo sign-in reports when the provider does not let someone in', async () => {
    await expect(signInAtDemo('nobody', how)).rejects.toThrow(
      'The demo identity provider rejected the sign-in of nobody with status 400. Check the name of the demo user.',
    );
  });

  it('the demo sign-in reports when there is no provider', async () => {
    const otherIssuer = { ...how, issuer: `${service.address}/nowhere` };
    await expect(signInAtDemo('ben', otherIssuer)).rejects.toThrow('returned 404; expected 200.');
  });
});
