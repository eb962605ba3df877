import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../../mocks/http/service.ts';
import { readOptions } from '../../../mocks/http/usage.ts';
import { areKnown, demoIdentities, demoPeople, signInAtDemo, type SignInOptions } from './demo.ts';

let service: Service;
let how: SignInOptions;

beforeAll(async () => {
  const options = readOptions(['--port', '0', '--quiet']);
  if (!options) throw new Error('The server was not asked for help.');
  service = await startService(options);
  await service.ready;
  how = {
    transport: (request) => fetch(request),
    issuer: `${service.address}/identity`,
    redirectUri: 'http://localhost:3000/callback',
  };
});

afterAll(() => service.stop());

it('knows whether a server still takes the tokens of all', async () => {
  const ben = await signInAtDemo('ben', how);
  const ofAll = (token: string) => demoIdentities(() => Promise.resolve(token));
  const address = `${service.address}/api/user/tenants`;
  expect(await areKnown(await ofAll(ben), address)).toBe(true);
  expect(await areKnown(await ofAll('of another server'), address)).toBe(false);
  expect(await areKnown(await ofAll(ben), 'http://127.0.0.1:9/nobody')).toBe(false);
});

describe('signing in at the demo provider', () => {
  it('gives an access token that the API takes, by code and PKCE', async () => {
    const token = await signInAtDemo(demoPeople['member']?.personId ?? '', how);
    const response = await fetch(`${service.address}/api/aster/tenantuser/profile`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(await response.json()).toMatchObject({ profile: { email: 'ben@demo.test' } });
  });

  it('shows a one-time code where it is asked for, each time another', async () => {
    const tokens = [await signInAtDemo('leo', how), await signInAtDemo('leo', how)];
    expect(new Set(tokens).size).toBe(2);
  });

  it('waits for the next code where those of now are used', async () => {
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

  it('says so when the provider does not let somebody in', async () => {
    await expect(signInAtDemo('nobody', how)).rejects.toThrow(
      'The demo provider did not sign nobody in: it answered 400.',
    );
  });

  it('says so when there is no provider', async () => {
    const otherIssuer = { ...how, issuer: `${service.address}/nowhere` };
    await expect(signInAtDemo('ben', otherIssuer)).rejects.toThrow('answered 404.');
  });
});
