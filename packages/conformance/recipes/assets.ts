import { recipes } from '../scenario/recipe.ts';
import type { Actor, ScenarioContext } from '../scenario/types.ts';
import { auditRecipes } from '../support/asset-audit-recipes.ts';
import {
  asset,
  assetFields,
  assetType,
  assigned,
  category,
  dayText,
  edited,
  handedTo,
  findReceiverId,
  move,
  getOwnTeam,
  property,
  propertyFields,
  buildBulkFields,
  statusId,
  tableRow,
} from '../support/assets.ts';

const firstPage = { page: 1, pageSize: 50 as const, sort: null, columnFilters: [] };

/** A type with two properties. */
async function typeWithTwo(ctx: ScenarioContext, me: Actor) {
  const id = await assetType(ctx, me);
  const first = await property(ctx, me, id);
  const second = await property(ctx, me, id);
  return { id, first, second };
}

/** The positions of a type's properties. */
async function readPositions(me: Actor, typeId: string) {
  const { assetTypeProperties } = await me.request('listAssetTypeProperties', { path: { typeId } });
  return assetTypeProperties.map(({ id, configurationOrder }) => [id, configurationOrder]);
}

const readSentPositions = (me: Actor, { path }: { path?: { id?: string } }) =>
  readPositions(me, path?.id ?? '');

/** The assessment years in list order. */
async function years(me: Actor) {
  return (await me.request('listAssessmentYears', { body: firstPage })).assetAssessmentYear;
}

async function presentYear(me: Actor): Promise<string> {
  const [newest] = await years(me);
  if (!newest)
    throw new Error(
      'There is no assessment year, though an asset was added; check listAssessmentYears.',
    );
  return newest.id;
}

async function scrapped(ctx: ScenarioContext, me: Actor): Promise<string> {
  const id = await asset(ctx, me);
  await move(me, id, { status: 'Scrap', day: ctx.day(0, me.timeZone) });
  return id;
}

/** A call about a year with a depreciation run. */
const runYear = {
  send: async (ctx: ScenarioContext, _sample: unknown, me: Actor) => {
    await asset(ctx, me);
    const yearId = await presentYear(me);
    await me.request('runDepreciation', { path: { yearId } });
    return { path: { yearId } };
  },
};

/** A category of no tenant has no assets to count. */
const ofCategory = { freeIds: ['assetCategoryId'] };

export default recipes({
  ...auditRecipes,
  getAssetStatusReport: ofCategory,
  getAssetSummaryReport: ofCategory,
  exportAssetStatusReport: ofCategory,
  exportAssetSummaryReport: ofCategory,
  deleteAssetType: {
    send: async (ctx, _sample, me) => ({ path: { id: await assetType(ctx, me) } }),
  },
  deleteAssetCategory: {
    send: async (ctx, _sample, me) => ({ path: { categoryId: await category(ctx, me) } }),
  },
  createAssetCategory: {
    send: (ctx) => ({ body: { id: ctx.uuid(), value: ctx.name() } }),
  },
  updateAssetCategory: {
    ids: () => ['id'],
    send: async (ctx, _sample, me) => ({
      body: { id: await category(ctx, me), value: ctx.name(), version: 1 },
    }),
  },
  createAssetLocation: {
    send: (ctx) => ({ body: { id: ctx.uuid(), value: ctx.name() } }),
  },
  updateAssetLocation: {
    ids: () => ['id'],
    send: async (ctx, _sample, me) => {
      const id = ctx.uuid();
      await me.request('createAssetLocation', { body: { id, value: ctx.name() } });
      return { body: { id, value: ctx.name(), version: 1 } };
    },
  },
  createAssetType: {
    send: async (ctx, _sample, me) => ({
      body: {
        id: ctx.uuid(),
        code: ctx.name('C'),
        name: ctx.name(),
        assetCategoryId: await category(ctx, me),
      },
    }),
  },
  deleteAssetTypeProperty: {
    send: async (ctx, _sample, me) => ({
      path: { id: await property(ctx, me, await assetType(ctx, me)) },
    }),
  },
  deleteAssetLocation: {
    send: async (ctx, _sample, me) => {
      const body = { id: ctx.uuid(), value: ctx.name() };
      await me.request('createAssetLocation', { body });
      return { path: { locationId: body.id } };
    },
  },
  createAssetTypeProperty: {
    send: async (ctx, _sample, me) => ({
      path: { typeId: await assetType(ctx, me) },
      body: await propertyFields(ctx, me),
    }),
  },
  updateAssetTypeProperty: {
    ids: () => ['id'],
    send: async (ctx, _sample, me) => {
      const typeId = await assetType(ctx, me);
      const id = await property(ctx, me, typeId);
      const body = { ...(await propertyFields(ctx, me)), id, isMandatory: false, version: 1 };
      return { path: { typeId }, body };
    },
  },
  setAssetPropertyOrder: {
    send: async (ctx, _sample, me) => {
      const { id, second } = await typeWithTwo(ctx, me);
      return { path: { id }, query: { propertyId: second, configurationOrder: 1 } };
    },
    reads: readSentPositions,
  },
  resetAssetPropertyOrder: {
    send: async (ctx, _sample, me) => {
      const { id } = await typeWithTwo(ctx, me);
      await me.request('clearAssetPropertyOrder', { path: { id } });
      return { path: { id } };
    },
    reads: readSentPositions,
  },
  clearAssetPropertyOrder: {
    send: async (ctx, _sample, me) => ({ path: { id: (await typeWithTwo(ctx, me)).id } }),
    reads: readSentPositions,
  },
  addAsset: {
    send: async (ctx) => ({ body: await assetFields(ctx) }),
  },
  bulkAddAssets: {
    send: async (ctx) => ({ body: await buildBulkFields(ctx) }),
  },
  // The assets from the contract's example: each call accepts them.
  bulkAssignAssets: { fixed: ['note'] },
  importAssets: {
    fixed: ['rows'],
    send: async (ctx) => ({
      body: { dryRun: false, rows: [await tableRow(ctx)] },
    }),
  },
  updateAsset: {
    // An asset that is not in repair has no repair notes.
    fixed: ['repairNotesBeforeService', 'repairNotesAfterService'],
    ids: () => ['id'],
    send: async (ctx, { name }, me) => {
      const id = await asset(ctx, me);
      if (name !== 'toRepair') return { body: await edited(me, id, { price: 12.25 }) };
      const sentToRepairOnAsString = await dayText(me, ctx.day(0, me.timeZone));
      const flag = { repairStatus: 'SentToRepair' as const, repairNotesBeforeService: ctx.name() };
      const repair = { statusId: await statusId(me, 'Repair'), sentToRepairOnAsString, ...flag };
      return { body: await edited(me, id, repair) };
    },
  },
  changeScrappedAssetStatus: {
    send: async (ctx, { name }, me) => {
      const path = { id: await scrapped(ctx, me) };
      if (name !== 'dispose') return { path, body: { statusId: await statusId(me, 'InStore') } };
      const disposedOnAsString = await dayText(me, ctx.day(0, me.timeZone));
      return { path, body: { statusId: await statusId(me, 'Disposed'), disposedOnAsString } };
    },
  },
  deleteAsset: {
    send: async (ctx, _sample, me) => ({ path: { id: await asset(ctx, me) } }),
  },
  assignAsset: {
    ids: () => ['assetId'],
    grows: {
      Ended: async (_ctx, me, id) => {
        await me.request('removeAssetAssignment', { path: { id } });
      },
    },
    send: async (ctx, { name }, me) => {
      const id = ctx.uuid();
      if (name !== 'team') {
        // Assigned to a person of the run, who can accept it.
        const employeeId = await findReceiverId(me, ctx.as('member'));
        return { body: { id, assetId: await asset(ctx, me), employeeId } };
      }
      const assetTypeId = await assetType(ctx, me, { isTeam: true });
      const assetId = await asset(ctx, me, { assetTypeId });
      return { body: { id, assetId, employeeId: null, teamId: (await getOwnTeam(ctx)).id } };
    },
  },
  removeAssetAssignment: {
    send: async (ctx, _sample, me) => ({ path: { id: (await assigned(ctx, me)).id } }),
  },
  acceptHandovers: {
    as: 'member',
    send: async (ctx, _sample, me) => ({
      body: { assignmentIds: [(await handedTo(ctx, me)).id], remark: ctx.name() },
    }),
  },
  declineHandover: {
    as: 'member',
    send: async (ctx, _sample, me) => ({ path: { id: (await handedTo(ctx, me)).id } }),
  },
  resendHandover: {
    send: async (ctx, _sample, me) => {
      const assignee = ctx.as('member');
      const path = { id: (await handedTo(ctx, assignee, me)).id };
      // After a decline the person can be requested again immediately.
      await assignee.request('declineHandover', { path, body: { reason: ctx.name() } });
      return { path };
    },
  },
  runDepreciation: {
    send: async (ctx, _sample, me) => {
      // Bought today, so that the current year has one more.
      const today = ctx.day(0, me.timeZone);
      await asset(ctx, me, { dateOfPurchase: today, warrantyStartDate: today });
      return { path: { yearId: await presentYear(me) } };
    },
    reads: async (me, { path }) => (await years(me)).find(({ id }) => id === path?.yearId),
  },
  listDepreciation: runYear,
  exportDepreciation: runYear,
});
