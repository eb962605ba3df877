import { describe, expect, it } from 'vitest';
import { failedChecks, withResponse, withBody } from '../testing/spoiled.fixture.ts';

describe('the check of caches', () => {
  const failedOn = failedChecks({ area: 'vendors', operation: 'getVendors', kind: 'cache' });

  it('passes on a server that lets nobody store what is read', async () => {
    expect(await failedOn(() => undefined)).toEqual([]);
  });

  it('finds an answer that a cache may store', async () => {
    const found = await failedOn(({ method, path }, pass) =>
      method === 'GET' && path === '/vendor'
        ? pass().then((response) => {
            response.headers.set('Cache-Control', 'private, max-age=60');
            return response;
          })
        : undefined,
    );
    expect(found).toEqual(['no-store']);
  });
});

describe('the check of the language of errors', () => {
  const failedOn = failedChecks({ area: 'tools', operation: 'createTool', kind: 'language' });

  it('passes on a server that speaks the language of the reader', async () => {
    expect(await failedOn(() => undefined)).toEqual([]);
  });

  it('finds a server that answers in English alone', async () => {
    const found = await failedOn(({ request }, pass) => {
      const english = new Request(request);
      english.headers.set('Accept-Language', 'en');
      return pass(english);
    });
    expect(found).toContain('required');
  });
});

describe('the checks of exact limits', () => {
  const failedOn = failedChecks({ area: 'vendors', operation: 'createVendor', kind: 'limit' });

  it('pass on a server that takes what the contract allows', async () => {
    expect(await failedOn(() => undefined)).toEqual([]);
  });

  it('find a limit that is one too small', async () => {
    const longer = withBody(({ name = '' }: { name?: string }) => ({
      name: name.length === 200 ? `${name}x` : name,
    }));
    const found = await failedOn(async ({ method, path, request }, pass) =>
      pass(method === 'POST' && path === '/vendor' ? await longer(request) : request),
    );
    expect(found).toEqual(['name:maxLength']);
  });
});

describe('the check of files', () => {
  const failedOn = failedChecks({ area: 'assets', operation: 'exportAssets', kind: 'file' });

  it('passes on a server whose file holds what its list answers', async () => {
    expect(await failedOn(() => undefined)).toEqual([]);
  });

  it('finds a file with rows that the list does not answer', async () => {
    const all = withBody(() => ({ columnFilters: [] }));
    const found = await failedOn(async ({ path, request }, pass) =>
      pass(path === '/Asset/assetManager-excelExport' ? await all(request) : request),
    );
    expect(found).toEqual(['rows']);
  });

  it('finds a file that lacks rows of the list', async () => {
    interface Assets {
      assetsManager: object[];
    }
    const more = withResponse(({ assetsManager }: Assets) => ({
      assetsManager: [...assetsManager, { ...assetsManager[0], assetCode: 'AS-MORE' }],
    }));
    const found = await failedOn(({ path }, pass) =>
      path === '/Asset/assets' ? pass().then(more) : undefined,
    );
    expect(found).toEqual(['rows']);
  });
});

describe('the checks of rows that are equal', () => {
  const failedOn = failedChecks({ area: 'assets', operation: 'listAssets', kind: 'page' });

  it('find rows that change their places from page to page', async () => {
    let count = 0;
    interface Assets {
      assetsManager: { assetType: string }[];
    }
    const shuffled = withResponse(({ assetsManager }: Assets) => ({
      assetsManager:
        (count += 1) % 2 === 0
          ? assetsManager
          : Object.values(Object.groupBy(assetsManager, (each) => each.assetType)).flatMap(
              (group) => group?.toReversed() ?? [],
            ),
    }));
    const found = await failedOn(({ path }, pass) =>
      path === '/Asset/assets' ? pass().then(shuffled) : undefined,
    );
    expect(found.some((name) => name.startsWith('ties-'))).toBe(true);
  });
});
