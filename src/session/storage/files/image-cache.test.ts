import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { connectAs, type Observed } from '#machines/testing/connect.ts';
import { createNodeServer } from '#mocks/node.ts';
import { healthyNetwork } from '#mocks/scenarios/scenarios.ts';
import { createImageCache } from './image-cache.ts';

let server: Awaited<ReturnType<typeof createNodeServer>>;
let observed: Observed;
let address: string;

beforeEach(async () => {
  vi.restoreAllMocks();
  server = await createNodeServer();
  observed = connectAs(server, 'ben', 'aster');
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  const file = new File([svg], 'portrait.svg', { type: 'image/svg+xml' });
  address = (await api.uploadProfileImage({ body: { file } })).imageUrl;
  observed.calls.length = 0;
});

describe('an image that requires the token', () => {
  it('an image is loaded once, however many components show it', async () => {
    const images = createImageCache();
    expect(images.loaded(address)).toBeUndefined();
    const [one, other] = await Promise.all([images.load(address), images.load(address)]);
    expect(one).toMatch(/^blob:/);
    expect(other).toBe(one);
    expect(images.loaded(address)).toBe(one);
    expect(await images.load(address)).toBe(one);
    expect(observed.calls).toEqual([`GET ${address}`]);
  });

  it('an image is requested again after it could not be loaded', async () => {
    const images = createImageCache();
    server.setScenario({ ...healthyNetwork, operation: 'getProfileImage', status: 503 });
    await expect(images.load(address)).rejects.toMatchObject({ kind: 'down' });
    server.setScenario(healthyNetwork);
    expect(await images.load(address)).toMatch(/^blob:/);
  });

  it('an image is released at the end of the session, even one that is still loading', async () => {
    const revoke = vi.spyOn(URL, 'revokeObjectURL');
    const images = createImageCache();
    const loading = images.load(address);
    images.clear();
    const url = await loading;
    await vi.waitFor(() => expect(revoke).toHaveBeenCalledWith(url));
    expect(images.loaded(address)).toBeUndefined();
  });

  it('an image is released for others after sixty', async () => {
    const revoke = vi.spyOn(URL, 'revokeObjectURL');
    const images = createImageCache();
    const url = await images.load(address);
    const unknown = Array.from({ length: 60 }, () =>
      images.load(`/aster/tenantuser/profile-image/${crypto.randomUUID()}`),
    );
    await Promise.allSettled(unknown);
    expect(revoke).toHaveBeenCalledWith(url);
  });
});

describe('any other image address', () => {
  it.each(['https://cdn.example/a.png', 'data:image/png;base64,iVBORw0KGgo=', 'blob:null/1'])(
    'an image address that a page can show is used unchanged: %s',
    async (shown) => {
      const images = createImageCache();
      expect(images.loaded(shown)).toBe(shown);
      expect(await images.load(shown)).toBe(shown);
      expect(observed.calls).toEqual([]);
    },
  );

  it.each(['javascript:alert(1)', '/aster/tenantuser/profile', ''])(
    'an image address is rejected: “%s”',
    async (odd) => {
      await expect(createImageCache().load(odd)).rejects.toThrow('Expected an image path');
      expect(observed.calls).toEqual([]);
    },
  );
});
