import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storage } from './storage/storage.fixtures.ts';

const aster = { id: 'aster', name: 'Aster Labs', subject: 'ava' };
const birch = { id: 'birch', name: 'birch works', subject: 'ava' };

/** A page of a tab, with the storage of that tab; a reload is another page of the same tab. */
async function openPage(tab = storage()) {
  vi.resetModules();
  const page = new EventTarget();
  vi.stubGlobal('sessionStorage', tab);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  const tenants = await import('./selected-tenant.ts');
  return {
    ...tenants,
    look: () => page.dispatchEvent(new Event('focus')),
    reload: () => openPage(tab),
  };
}

beforeEach(() => {
  vi.stubGlobal('localStorage', storage());
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the tenant of a tab', () => {
  it('the tab’s tenant is stored with id and name in local storage, from which a new tab starts', async () => {
    const first = await openPage();
    expect(first.tenantOfTab()).toBeNull();
    first.enterTenant(aster);
    expect(first.tenantOfTab()).toEqual(aster);
    expect(JSON.parse(localStorage.getItem('atrium.tenant') ?? '')).toEqual(aster);
    expect((await openPage()).tenantOfTab()).toEqual(aster);
  });

  it('the tab’s tenant stays its own when another tab switches, also after a reload', async () => {
    const first = await openPage();
    first.enterTenant(aster);
    const tab = storage();
    const second = await openPage(tab);
    expect(second.tenantOfTab()).toEqual(aster);
    second.leaveTenant();
    second.enterTenant(birch);
    expect(first.tenantOfTab()).toEqual(aster);
    expect(second.tenantOfTab()).toEqual(birch);
    expect((await second.reload()).tenantOfTab()).toEqual(birch);
    expect((await openPage()).tenantOfTab()).toEqual(birch);
  });

  it('the tab’s tenant is fixed by its first read: later stored values do not affect it', async () => {
    const first = await openPage();
    first.enterTenant(aster);
    const second = await openPage();
    second.tenantOfTab();
    localStorage.setItem('atrium.tenant', JSON.stringify(birch));
    expect(second.tenantOfTab()).toEqual(aster);
    expect((await second.reload()).tenantOfTab()).toEqual(aster);
  });

  it('a tenant that was left stays unset after a reload, while other tabs keep theirs', async () => {
    const first = await openPage();
    first.enterTenant(aster);
    first.leaveTenant();
    expect(first.tenantOfTab()).toBeNull();
    expect((await first.reload()).tenantOfTab()).toBeNull();
    expect(first.tenantOfDevice()).toEqual(aster);
  });

  it('a new tab starts with the tenant of the last viewed tab', async () => {
    const first = await openPage();
    first.enterTenant(aster);
    const second = await openPage();
    second.enterTenant(birch);
    first.look();
    expect(first.tenantOfDevice()).toEqual(aster);
    second.clearTenant();
    second.look();
    expect(second.tenantOfDevice()).toBeNull();
  });

  it('the tab’s tenant is cleared with the session, and no tab starts with it any more', async () => {
    const first = await openPage();
    first.enterTenant(aster);
    first.clearTenant();
    expect(first.tenantOfTab()).toBeNull();
    expect((await first.reload()).tenantOfTab()).toBeNull();
  });

  it.each(['{broken', '{"id":"aster"}', '"aster"', 'null', '{"id":1,"name":"A","subject":"a"}'])(
    'a damaged stored tenant (%s) is ignored',
    async (persisted) => {
      localStorage.setItem('atrium.tenant', persisted);
      expect((await openPage()).tenantOfTab()).toBeNull();
    },
  );

  it('the tab’s tenant applies even when storage is full, which is reported', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const page = await openPage();
    page.enterTenant(birch);
    sessionStorage.setItem = () => {
      throw new DOMException('Full.', 'QuotaExceededError');
    };
    const onNotStored = vi.fn<() => void>();
    page.enterTenant(aster, onNotStored);
    expect(page.tenantOfTab()).toEqual(aster);
    expect(onNotStored).toHaveBeenCalledOnce();
    expect(warn).toHaveBeenCalledOnce();
  });
});
