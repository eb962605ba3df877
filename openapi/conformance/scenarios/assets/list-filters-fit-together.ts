import { scenario, type SentTo } from '../../scenario/types.ts';
import { asset, employee, ofEachKind, ownTeam } from '../../support/assets.ts';
import { vendor } from '../../support/vendors.ts';

const firstPage = { page: 1, pageSize: 50 as const, sort: null, columnFilters: [] };

/** Stands for assets without a place. */
const nowhere = '00000000-0000-0000-0000-000000000000';

type Search = Partial<SentTo<'listAssets'>['body'] & object>;

export default scenario({
  title:
    'The list is filtered by teams, places and vendors, and by how long a warranty lasts yet, and its words are found in each column',
  source: 'ASSET-017',
  async run(kit) {
    const me = kit.as('admin');
    const made = await ofEachKind(kit, me);
    const { held, placed, shared } = made;
    const assetIds = Object.values(made);
    const rowsOf = async (more: Search) =>
      (await me.ask('listAssets', { body: { ...firstPage, assetIds, ...more } })).assetsManager;
    const found = async (more: Search) => (await rowsOf(more)).map(({ id }) => id).toSorted();
    const employeeIds = [(await employee(kit, me, 'holder')).id];
    const teamIds = [(await ownTeam(kit)).id];
    kit.expectEqual('of a team', await found({ teamIds }), [shared]);
    const ofBoth = await found({ teamIds, employeeIds });
    kit.expectEqual('of an employee or a team', ofBoth, [held, shared].toSorted());
    kit.expectEqual(
      'of a team or nobody',
      await found({ teamIds, isUnassigned: true }),
      assetIds.filter((id) => id !== held).toSorted(),
    );

    const rows = await rowsOf({});
    const { assetLocationId = null } = rows.find(({ id }) => id === placed) ?? {};
    const there = (place: string | null) =>
      rows
        .filter((row) => row.assetLocationId === place)
        .map(({ id }) => id)
        .toSorted();
    const unplaced = await asset(kit, me, { assetLocationId: null, serialNumber: '' });
    kit.expectEqual(
      'without a place',
      await found({ assetIds: [...assetIds, unplaced], assetLocationIds: [nowhere] }),
      [...there(null), unplaced].toSorted(),
    );
    const inPlace = { assetLocationIds: [assetLocationId ?? ''] };
    kit.expectEqual('at a place', await found(inPlace), there(assetLocationId));
    const { id: vendorId } = await vendor(kit, me);
    const bought = await asset(kit, me, { vendorId });
    const ofVendor = await found({ assetIds: [], vendorIds: [vendorId] });
    kit.expectEqual('of a vendor', ofVendor, [bought]);

    // A 29th of February comes after four years.
    const [year = '', month = '', day = ''] = kit.day(10).split('-');
    const begun = `${Number(year) - 4}-${month}-${day}`;
    const days = { dateOfPurchase: begun, warrantyStartDate: begun };
    const soon = await asset(kit, me, { ...days, warrantyPeriod: 4 });
    const over = await asset(kit, me, { ...days, warrantyPeriod: 1 });
    const three = { assetIds: [placed, soon, over] };
    const warranties = new Map((await rowsOf(three)).map((row) => [row.id, row.warranty]));
    kit.expectEqual(
      'how warranties stand',
      [placed, soon, over].map((id) => warranties.get(id)),
      ['Valid', 'Expiring', 'Expired'],
    );
    const standing = (warranty: 'Valid' | 'Expiring' | 'Expired', warrantyDays?: number) =>
      found({ ...three, warranty, ...(warrantyDays !== undefined && { warrantyDays }) });
    kit.expectEqual('what ends soon', await standing('Expiring'), [soon]);
    kit.expectEqual('within five days', await standing('Expiring', 5), []);
    kit.expectEqual('not within five days', await standing('Valid', 5), [placed, soon].toSorted());
    kit.expectEqual('not within 30 days', await standing('Valid'), [placed]);

    for (const row of rows.filter(({ id }) => id === held || id === shared)) {
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
        kit.expectEqual(`by ${search}`, await found({ search }), [row.id]);
      }
    }
  },
});
