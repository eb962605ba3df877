import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../mocks/http/service.ts';
import { readOptions } from '../../mocks/http/usage.ts';
import { getToken, readTokenOptions } from './token.ts';

let service: Service;

beforeAll(async () => {
  const options = readOptions(['--port', '0', '--quiet', '--origin', 'https://app.test']);
  if (!options) throw new Error('Expected the help to be printed without a request to the server.');
  service = await startService(options);
  await service.ready;
});

afterAll(() => service.stop());

describe('the options of npm run token', () => {
  it('the token options name a person and a server, which is on port 4000 by default', () => {
    const baseUrl = 'http://localhost:4000';
    expect(readTokenOptions(['Ben'])).toEqual({ person: 'ben', baseUrl });
    expect(readTokenOptions(['ben', '--base-url', 'https://public.test/api/'])).toEqual({
      person: 'ben',
      baseUrl: 'https://public.test',
    });
    expect(readTokenOptions(['--help'])).toBeNull();
  });

  it.each([
    [[], 'Expected one demo user, e.g. npm run -s token -- ben'],
    [['ben', 'ava'], 'Expected one demo user, e.g. npm run -s token -- ben'],
    [['ben', '--base-url', 'x'], "--base-url must be an http or https URL, but is 'x'."],
  ])('invalid token options are rejected in one line: %s', (args, message) => {
    expect(() => readTokenOptions(args)).toThrow(message);
  });
});

describe('the token of npm run token', () => {
  it('the token is accepted by the API, wherever the app is served from', async () => {
    const token = await getToken({ person: 'ben', baseUrl: service.address });
    const response = await fetch(`${service.address}/api/user/role`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(response.status).toBe(200);
  });

  it('the token request fails in one line for an unknown person and without a server', async () => {
    const { address: baseUrl } = service;
    await expect(getToken({ person: 'zoe', baseUrl })).rejects.toThrow(
      'rejected the sign-in of zoe',
    );
    await expect(getToken({ person: 'ben', baseUrl: 'http://127.0.0.1:9' })).rejects.toThrow(
      'No demo identity provider responds at http://127.0.0.1:9/identity',
    );
  });
});
