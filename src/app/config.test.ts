import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const complete = {
  apiAddress: 'https://api.example/v1/',
  authority: 'https://id.example',
  clientId: 'atrium',
  scopes: 'openid profile',
  supportAddress: 'it@example.org',
  company: 'Example',
};

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://portal.example' });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

async function readWith(response: () => Promise<Response>) {
  const fetch = vi.fn<(address: URL) => Promise<Response>>(response);
  vi.stubGlobal('fetch', fetch);
  const { readConfiguration } = await import('./config.ts');
  return { read: readConfiguration(), fetch };
}

const answering = (content: unknown) => readWith(() => Promise.resolve(Response.json(content)));

describe('config.json', () => {
  it('config.json is loaded from the app’s folder', async () => {
    const { read, fetch } = await answering(complete);
    await read;
    expect(fetch.mock.calls[0]?.[0].href).toBe('https://portal.example/config.json');
  });

  it('config.json sets the base address of all requests, without a trailing slash', async () => {
    const { read } = await answering(complete);
    await expect(read).resolves.toMatchObject({ apiAddress: 'https://api.example/v1' });
  });

  it('config.json may name addresses below the app, and no API, so that the embedded server responds', async () => {
    const { read } = await answering({ ...complete, apiAddress: '', authority: 'identity' });
    await expect(read).resolves.toMatchObject({
      apiAddress: '',
      authority: 'https://portal.example/identity',
    });
  });

  it('an incomplete config.json reports all its errors', async () => {
    const { read } = await answering({ ...complete, clientId: '', scopes: 'profile' });
    await expect(read).rejects.toMatchObject({
      name: 'ConfigurationError',
      message: 'clientId: must not be empty\nscopes: must contain "openid"',
    });
  });

  it.each([
    ['is missing', () => Promise.resolve(new Response('', { status: 404 })), /could not be read/],
    ['does not arrive', () => Promise.reject(new TypeError('offline')), /could not be read/],
    ['is broken', () => Promise.resolve(new Response('{"api')), /not valid JSON/],
  ])('a config.json that %s reports it', async (_, response, message) => {
    const { read } = await readWith(response);
    await expect(read).rejects.toThrow(message);
  });
});
