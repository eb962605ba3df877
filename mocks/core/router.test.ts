import { describe, expect, it } from 'vitest';
import { operations } from '#openapi/generated/operations.ts';
import { match } from './router.ts';

describe('the router', () => {
  it.each(Object.entries(operations))('finds %s by its own method and path', (id, operation) => {
    const { method, path } = operation;
    const concrete = path.replaceAll(/\{\w+\}/g, 'x');
    expect(match(method, concrete)).toMatchObject({ id });
  });

  it('lets a literal segment win over a parameter', () => {
    expect(match('GET', '/aster/clockwork/getRunningEntries')).toEqual({
      id: 'getRunningEntries',
      path: { tenantId: 'aster' },
    });
    expect(match('GET', '/aster/clockwork/2026-03-11')).toEqual({
      id: 'getClockWorkDay',
      path: { tenantId: 'aster', date: '2026-03-11' },
    });
  });

  it('passes over one trailing slash, but not over two', () => {
    expect(match('GET', '/user/role/')).toEqual({ id: 'getUserRole', path: {} });
    expect(match('GET', '/user/role//')).toBeNull();
  });

  it('decodes parameters, after the path was taken apart', () => {
    expect(match('GET', '/a%2Fb/tenantuser/profile')).toEqual({
      id: 'getProfile',
      path: { tenantId: 'a/b' },
    });
    expect(match('GET', '/aster/clockwork/11%20March')).toMatchObject({
      path: { date: '11 March' },
    });
  });

  it('takes a broken encoding as it is written', () => {
    expect(match('GET', '/%E0%A4%A/tenantuser/profile')).toMatchObject({
      path: { tenantId: '%E0%A4%A' },
    });
  });

  it('tells the methods of an address that does not take the one asked for', () => {
    expect(match('DELETE', '/user/tenants')).toEqual({ allowed: ['GET'] });
    const mini = match('GET', '/aster/clockwork/mini/end');
    expect(mini).toEqual({ allowed: ['PUT'] });
    expect(match('post', '/user/logout')).toEqual({ allowed: ['POST'] });
  });

  it('finds nothing where no operation is', () => {
    expect(match('GET', '/user')).toBeNull();
    expect(match('GET', '/')).toBeNull();
    expect(match('GET', '/User/Role')).toBeNull();
    expect(match('GET', '/aster/clockwork/2026-03-11/more')).toBeNull();
  });
});
