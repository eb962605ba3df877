import { describe, expect, it } from 'vitest';
import { failedChecks, withResponse, withBody } from '../../testing/mutate-response.fixtures.ts';

describe('the check of caches', () => {
  const failedOn = failedChecks({ area: 'vendors', operation: 'getVendors', kind: 'cache' });

  it('the cache check passes on a server whose reads are not stored', async () => {
    expect(await failedOn(() => undefined)).toEqual([]);
  });

  it('the cache check finds a response that a cache may store', async () => {
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

describe('the check of the error language', () => {
  const failedOn = failedChecks({ area: 'tools', operation: 'createTool', kind: 'language' });

  it('the language check passes on a server that uses the reader’s language', async () => {
    expect(await failedOn(() => undefined)).toEqual([]);
  });

  it('the language check finds a server that responds only in English', async () => {
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

  it('the limit checks pass on a server that accepts what the contract allows', async () => {
    expect(await failedOn(() => undefined)).toEqual([]);
  });

  it('the limit checks find a limit that is one too small', async () => {
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

  it('the file check passes on a server whose file matches its list', async () => {
    expect(await failedOn(() => undefined)).toEqual([]);
  });

  it('the file check finds a file with rows that the list does not have', async () => {
    const all = withBody(() => ({ columnFilters: [] }));
    const found = await failedOn(async ({ path, request }, pass) =>
      pass(path === '/Asset/assetManager-excelExport' ? await all(request) : request),
    );
    expect(found).toEqual(['rows']);
  });

  it('the file check finds a file that lacks rows of the list', async () => {
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

describe('the checks of equal rows', () => {
  const failedOn = failedChecks({ area: 'assets', operation: 'listAssets', kind: 'page' });

  it('the checks of equal rows find rows that move from page to page', async () => {
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
