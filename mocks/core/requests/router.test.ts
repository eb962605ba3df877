import { describe, expect, it } from 'vitest';
import { operations } from '@atrium/contract/generated/operations.ts';
import { match } from './router.ts';

describe('the router', () => {
  it.each(Object.entries(operations))(
    'the router finds %s by its method and path',
    async (id, operation) => {
      const { method, path } = operation;
      const concrete = path.replaceAll(/\{\w+\}/g, 'x');
      expect(await match(method, concrete)).toMatchObject({ id });
    },
  );

  it('the router prefers a literal segment to a parameter', async () => {
    expect(await match('GET', '/aster/clockwork/getRunningEntries')).toMatchObject({
      id: 'getRunningEntries',
      path: { tenantId: 'aster' },
    });
    expect(await match('GET', '/aster/clockwork/2026-03-11')).toMatchObject({
      id: 'getClockWorkDay',
      path: { tenantId: 'aster', date: '2026-03-11' },
    });
  });

  it('the router ignores one trailing slash, but not two', async () => {
    expect(await match('GET', '/user/role/')).toMatchObject({ id: 'getUserRole', path: {} });
    expect(await match('GET', '/user/role//')).toBeNull();
  });

  it('the router decodes parameters after it has split the path', async () => {
    expect(await match('GET', '/a%2Fb/tenantuser/profile')).toMatchObject({
      id: 'getProfile',
      path: { tenantId: 'a/b' },
    });
    expect(await match('GET', '/aster/clockwork/11%20March')).toMatchObject({
      path: { date: '11 March' },
    });
  });

  it('the router takes a broken encoding literally', async () => {
    expect(await match('GET', '/%E0%A4%A/tenantuser/profile')).toMatchObject({
      path: { tenantId: '%E0%A4%A' },
    });
  });

  it('the router returns the supported methods of an address for another method', async () => {
    expect(await match('DELETE', '/user/tenants')).toEqual({ allowed: ['GET'] });
    const mini = await match('GET', '/aster/clockwork/mini/end');
    expect(mini).toEqual({ allowed: ['PUT'] });
    expect(await match('post', '/user/logout')).toEqual({ allowed: ['POST'] });
  });

  it('the router finds nothing for an address without an operation', async () => {
    expect(await match('GET', '/user')).toBeNull();
    expect(await match('GET', '/')).toBeNull();
    expect(await match('GET', '/User/Role')).toBeNull();
    expect(await match('GET', '/aster/clockwork/2026-03-11/more')).toBeNull();
  });
});
