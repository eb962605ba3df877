import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../../mocks/http/service.ts';
import { readOptions } from '../../../mocks/http/usage.ts';
import { demoPeople, signInAtDemo, type SignInOptions } from './demo.ts';

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

describe('signing in at the demo provider', () => {
  it('gives an access token that the API takes, by code and PKCE', async () => {
    const token = await signInAtDemo(demoPeople['member']?.personId ?? '', how);
    const answer = await fetch(`${service.address}/api/aster/tenantuser/profile`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(await answer.json()).toMatchObject({ profile: { email: 'ben@demo.test' } });
  });

  it('shows a one-time code where it is asked for, each time another', async () => {
    const tokens = [await signInAtDemo('leo', how), await signInAtDemo('leo', how)];
    expect(new Set(tokens).size).toBe(2);
  });

  it('says so when the provider does not let somebody in', async () => {
    await expect(signInAtDemo('nobody', how)).rejects.toThrow(
      'The demo provider did not sign nobody in: it answered 400.',
    );
  });

  it('says so when there is no provider', async () => {
    const elsewhere = { ...how, issuer: `${service.address}/nowhere` };
    await expect(signInAtDemo('ben', elsewhere)).rejects.toThrow('answered 404.');
  });
});
