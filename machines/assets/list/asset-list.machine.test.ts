import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { firstPage, type ListSearch } from '../../lists/list-search.ts';
import { connectAs, down, type Observed, type ServerWithScenario } from '../../testing/connect.ts';
import { testPaths } from '../../testing/paths.suite.ts';
import { testModel } from './asset-list.test-model.ts';
import { assetListMachine } from './asset-list.machine.ts';
import { assetStatuses, type Asset } from '../asset.ts';

testPaths(testModel);

describe('the list of assets', () => {
  let server: ServerWithScenario;
  let observed: Observed;

  beforeEach(async () => {
    server = await createNodeServer();
    observed = connectAs(server, 'ines', 'aster');
  });

  const opened = (search: Partial<ListSearch> = {}) => {
    const actor = createActor(assetListMachine, { input: { search: { ...firstPage, ...search } } });
    actor.start();
    return { actor, shown: () => waitFor(actor, (state) => state.matches('shown')) };
  };
  const of = (status: string) => [{ name: 'assetStatus', value: status }];

  it('the list loads page by page, in the requested order and with the requested filters', async () => {
    const { shown } = opened({ page: 2, sort: { column: 'assetCode', direction: 'descending' } });
    const { rows, total } = (await shown()).context;
    const codes = rows?.map(({ assetCode }) => assetCode) ?? [];
    expect([codes.length, total]).toEqual([10, 60]);
    expect(codes).toEqual(codes.toSorted().toReversed());
    const { rows: inRepair } = (await opened({ columnFilters: of('Repair') }).shown()).context;
    expect(new Set(inRepair?.map(({ assetStatus }) => assetStatus))).toEqual(new Set(['Repair']));
  });

  it('the list searches text in any column and filters by warranty and by unassigned', async () => {
    const found = async (...columnFilters: ListSearch['columnFilters']) => {
      const { context } = await opened({ columnFilters, pageSize: 50 }).shown();
      return { rows: context.rows ?? [], total: context.total };
    };
    const all = await found();
    const [first] = all.rows;
    const searchText = `${first?.assetType.toUpperCase()} ${first?.vendorName}`;
    const named = await found({ name: 'search', value: searchText });
    expect(named.rows.map(({ id }) => id)).toContain(first?.id);
    expect(named.total).toBeLessThan(all.total);
    const expired = await found({ name: 'warranty', value: 'Expired' });
    expect(new Set(expired.rows.map(({ warranty }) => warranty))).toEqual(new Set(['Expired']));
    const unassigned = await found({ name: 'assignee', value: 'nobody' });
    expect(unassigned.rows.every(({ assignmentId }) => assignmentId === null)).toBe(true);
    expect(unassigned.total).toBeLessThan(all.total);
  });

  it('the list matches any of multiple ids per filter, and any assignee or unassigned', async () => {
    const found = async (...columnFilters: ListSearch['columnFilters']) => {
      const { context } = await opened({ columnFilters, pageSize: 50 }).shown();
      return { rows: context.rows ?? [], total: context.total };
    };
    const all = (await found()).rows;
    const ids: Record<string, (asset: Asset) => string | null> = {
      assetTypeIds: ({ assetTypeId }) => assetTypeId,
      vendorIds: ({ vendorId }) => vendorId,
      assetLocationIds: ({ assetLocationId }) => assetLocationId,
      employeeIds: ({ employeeId }) => employeeId,
      teamIds: ({ teamId }) => teamId,
    };
    for (const [name, getId] of Object.entries(ids)) {
      const two = [...new Set(all.map(getId).filter((id) => id !== null))].slice(0, 2);
      const { rows } = await found({ name, value: two.join(',') });
      expect(new Set(rows.map(getId))).toEqual(new Set(two));
    }
    const employeeId = all.find((asset) => asset.employeeId !== null)?.employeeId ?? '';
    const ofEmployee = await found({ name: 'employeeIds', value: employeeId });
    const free = await found({ name: 'assignee', value: 'nobody' });
    const both = await found(
      { name: 'employeeIds', value: employeeId },
      { name: 'assignee', value: 'nobody' },
    );
    expect(both.total).toBe(ofEmployee.total + free.total);
  });

  it('the list shows all assets if the address has invalid ids', async () => {
    const { total } = (await opened().shown()).context;
    const filtered = opened({ columnFilters: [{ name: 'assetTypeIds', value: 'laptop, ,x' }] });
    expect((await filtered.shown()).context.total).toBe(total);
  });

  it('the list counts each status under the other filters, whichever status is shown', async () => {
    const read = async (...columnFilters: ListSearch['columnFilters']) => {
      const { context } = await opened({ columnFilters }).shown();
      return { counts: context.counts ?? {}, total: context.total };
    };
    const sumCounts = (counts: object) =>
      Object.values(counts).reduce<number>((sum, each: number) => sum + each, 0);
    const all = await read();
    expect(Object.keys(all.counts)).toEqual(assetStatuses);
    expect(sumCounts(all.counts)).toBe(all.total);
    const inRepair = await read(...of('Repair'));
    expect(inRepair).toEqual({ counts: all.counts, total: all.counts['Repair'] });
    const laptops = { name: 'assetType', value: 'Laptop' };
    const ofLaptops = await read(laptops);
    expect(sumCounts(ofLaptops.counts)).toBe(ofLaptops.total);
    expect(ofLaptops.total).toBeLessThan(all.total);
    expect((await read(laptops, ...of('Repair'))).counts).toEqual(ofLaptops.counts);
  });

  it('the list shows all assets if the address has an unknown warranty filter', async () => {
    const { total } = (await opened().shown()).context;
    const filtered = opened({ columnFilters: [{ name: 'warranty', value: 'Eternal' }] });
    expect((await filtered.shown()).context.total).toBe(total);
  });

  it('the list is unavailable, without an error message, if it cannot be loaded', async () => {
    server.setScenario(down);
    const { actor } = opened();
    expect((await waitFor(actor, ({ status }) => status === 'done')).value).toBe('unavailable');
  });

  it('the list loads again after an asset was deleted', async () => {
    const { actor, shown } = opened({ columnFilters: of('InStore') });
    const { rows, total } = (await shown()).context;
    actor.send({ type: 'DELETE', row: rows?.[0] as Asset });
    actor.send({ type: 'YES' });
    expect((await shown()).context.total).toBe(total - 1);
    expect(observed.messages).toEqual(['Asset was deleted successfully.']);
  });

  it('the list keeps an assigned asset, and deletes those selected with it', async () => {
    const [assigned] = (await opened({ columnFilters: of('Assigned') }).shown()).context.rows ?? [];
    const { actor, shown } = opened({ columnFilters: of('InStore') });
    const [stored] = (await shown()).context.rows ?? [];
    actor.send({ type: 'rows.select', rows: [assigned as Asset, stored as Asset] });
    actor.send({ type: 'DELETE_SELECTED' });
    actor.send({ type: 'YES' });
    const { report } = (await shown()).context;
    expect(report?.succeeded).toEqual([stored]);
    expect(report?.remaining[0]?.failure.message).toMatch(/is assigned to .*Return it/);
  });
});
