import { scenario, type OperationInput } from '../../../scenario/types.ts';
import { asset, employee, ofEachKind, getOwnTeam } from '../../../support/assets.ts';
import { vendor } from '../../../support/vendors.ts';

const firstPage = { page: 1, pageSize: 50 as const, sort: null, columnFilters: [] };

/** Filter value for assets without a location. */
const nowhere = '00000000-0000-0000-0000-000000000000';

type Search = Partial<OperationInput<'listAssets'>['body'] & object>;

export default scenario({
  title:
    'The list is filtered by teams, locations, vendors and remaining warranty, and words are found in each column',
  source: 'ASSET-017',
  async run(ctx) {
    const me = ctx.as('admin');
    const made = await ofEachKind(ctx, me);
    const { assignedId, placed, shared } = made;
    const assetIds = Object.values(made);
    const fetchRows = async (more: Search) =>
      (await me.request('listAssets', { body: { ...firstPage, assetIds, ...more } })).assetsManager;
    const found = async (more: Search) => (await fetchRows(more)).map(({ id }) => id).toSorted();
    const employeeIds = [(await employee(ctx, me, 'assignee')).id];
    const teamIds = [(await getOwnTeam(ctx)).id];
    ctx.expectEqual('of a team', await found({ teamIds }), [shared]);
    const ofBoth = await found({ teamIds, employeeIds });
    ctx.expectEqual('of an employee or a team', ofBoth, [assignedId, shared].toSorted());
    ctx.expectEqual(
      'of a team or nobody',
      await found({ teamIds, isUnassigned: true }),
      assetIds.filter((id) => id !== assignedId).toSorted(),
    );

    const rows = await fetchRows({});
    const { assetLocationId = null } = rows.find(({ id }) => id === placed) ?? {};
    const there = (locationRecord: string | null) =>
      rows
        .filter((row) => row.assetLocationId === locationRecord)
        .map(({ id }) => id)
        .toSorted();
    const unplaced = await asset(ctx, me, { assetLocationId: null, serialNumber: '' });
    ctx.expectEqual(
      'without a place',
      await found({ assetIds: [...assetIds, unplaced], assetLocationIds: [nowhere] }),
      [...there(null), unplaced].toSorted(),
    );
    const atLocation = { assetLocationIds: [assetLocationId ?? ''] };
    ctx.expectEqual('at a place', await found(atLocation), there(assetLocationId));
    const { id: vendorId } = await vendor(ctx, me);
    const bought = await asset(ctx, me, { vendorId });
    const ofVendor = await found({ assetIds: [], vendorIds: [vendorId] });
    ctx.expectEqual('of a vendor', ofVendor, [bought]);

    // 29 February occurs only every four years.
    const [year = '', month = '', day = ''] = ctx.day(10).split('-');
    const started = `${Number(year) - 4}-${month}-${day}`;
    const days = { dateOfPurchase: started, warrantyStartDate: started };
    const soon = await asset(ctx, me, { ...days, warrantyPeriod: 4 });
    const over = await asset(ctx, me, { ...days, warrantyPeriod: 1 });
    const three = { assetIds: [placed, soon, over] };
    const warranties = new Map((await fetchRows(three)).map((row) => [row.id, row.warranty]));
    ctx.expectEqual(
      'how warranties stand',
      [placed, soon, over].map((id) => warranties.get(id)),
      ['Valid', 'Expiring', 'Expired'],
    );
    const countByWarranty = (warranty: 'Valid' | 'Expiring' | 'Expired', warrantyDays?: number) =>
      found({ ...three, warranty, ...(warrantyDays !== undefined && { warrantyDays }) });
    ctx.expectEqual('what ends soon', await countByWarranty('Expiring'), [soon]);
    ctx.expectEqual('within five days', await countByWarranty('Expiring', 5), []);
    ctx.expectEqual(
      'not within five days',
      await countByWarranty('Valid', 5),
      [placed, soon].toSorted(),
    );
    ctx.expectEqual('not within 30 days', await countByWarranty('Valid'), [placed]);

    for (const row of rows.filter(({ id }) => id === assignedId || id === shared)) {
      for (const text of [
        row.name,
        row.assetType,
        row.assetCategory,
        row.assetStatus,
        row.employeeName,
        row.teamName,
        row.assetLocationName,
        row.serialNumber,
        row.vendorName,
        row.invoiceNumber,
        String(row.price),
        row.dateOfPurchaseAsString,
        row.warrantyEndDateAsString,
      ]) {
        const search = `${row.assetCode} ${text}`.toUpperCase();
        ctx.expectEqual(`by ${search}`, await found({ search }), [row.id]);
      }
    }
  },
});
