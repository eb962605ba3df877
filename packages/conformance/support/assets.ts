/** Shared helpers of the asset recipes and scenarios. */
import type { Actor, ScenarioContext, OperationInput, Success } from '../scenario/types.ts';
import { employeeFields } from './people.ts';
import { team as newTeam } from './teams.ts';
import { vendor as newVendor } from './vendors.ts';

export type Detail = Success<'getAsset'>['assetDetail'];
export type Status = Detail['assetStatus'];
type Changes = Partial<NonNullable<OperationInput<'updateAsset'>['body']>>;

/** The id that lets the server decide. */
const emptyId = '00000000-0000-0000-0000-000000000000';

/** The id of a status. */
export async function statusId(me: Actor, status: Status): Promise<string> {
  const { statuses } = await me.request('getAssetDefaults');
  const found = statuses.find(({ description }) => description === status);
  if (!found)
    throw new Error(`getAssetDefaults returned no status ${status}; add it to the response.`);
  return found.masterId;
}

/** A date in a person's format. */
export async function dayText(me: Actor, day: string): Promise<string> {
  const { profile } = await me.request('getProfile');
  const [year, month, date] = day.split('-');
  return profile.dateFormat === 'DD/MM/YYYY'
    ? `${date}/${month}/${year}`
    : `${month}/${date}/${year}`;
}

/** The id of a new category. */
export async function category(ctx: ScenarioContext, me: Actor): Promise<string> {
  const body = { id: ctx.uuid(), value: ctx.name() };
  await me.request('createAssetCategory', { body });
  return body.id;
}

/** The id of a new location. */
export async function location(ctx: ScenarioContext, me: Actor): Promise<string> {
  const body = { id: ctx.uuid(), value: ctx.name() };
  await me.request('createAssetLocation', { body });
  return body.id;
}

/** The id of a new asset type. */
export async function assetType(
  ctx: ScenarioContext,
  me: Actor,
  more: {
    name?: string;
    isTeam?: boolean;
    usefulLifeInYears?: number;
    assetCategoryId?: string;
  } = {},
): Promise<string> {
  const shared = () => ctx.once(`category of ${me.tenantId}`, () => category(ctx, me));
  const assetCategoryId = more.assetCategoryId ?? (await shared());
  const body = { id: ctx.uuid(), code: ctx.name('C'), name: ctx.name(), ...more, assetCategoryId };
  await me.request('createAssetType', { body });
  return body.id;
}

/** The fields of a text property that is required for every asset. */
export async function propertyFields(ctx: ScenarioContext, me: Actor) {
  const { dataTypes, controlTypes } = await me.request('getAssetPropertyDefaults');
  const findId = (items: readonly { masterId: string; description: string }[], requested: string) =>
    items.find(({ description }) => description === requested)?.masterId ?? emptyId;
  return {
    id: ctx.uuid(),
    assetTypePropertyName: ctx.name(),
    dataTypeId: findId(dataTypes, 'Text'),
    controlTypeId: findId(controlTypes, 'TextBox'),
  };
}

/** The id of a new property of a type. */
export async function property(ctx: ScenarioContext, me: Actor, typeId: string): Promise<string> {
  const body = await propertyFields(ctx, me);
  await me.request('createAssetTypeProperty', { path: { typeId }, body });
  return body.id;
}

/** A vendor that the kit creates: listed ones may be deleted in the meantime. */
const getOwnVendor = (ctx: ScenarioContext) =>
  ctx.once('vendor', () => newVendor(ctx, ctx.as('admin')));

/** A team that the kit creates and assigns assets to. */
export const getOwnTeam = (ctx: ScenarioContext) =>
  ctx.once('team', async () => {
    const { teamId: id, teamName: value } = await newTeam(ctx, ctx.as('admin'));
    return { id, value };
  });

/** A type that the kit creates and no one changes. */
const getOwnType = (ctx: ScenarioContext) =>
  ctx.once('type', () => assetType(ctx, ctx.as('admin')));

/** The type for teams. */
const getOwnTeamType = (ctx: ScenarioContext) =>
  ctx.once('type for teams', () => assetType(ctx, ctx.as('admin'), { isTeam: true }));

/** The fields of a new asset: bought a month ago, two years of warranty. */
export async function assetFields(ctx: ScenarioContext, more: object = {}) {
  const bought = ctx.day(-30);
  return {
    id: ctx.uuid(),
    assetCode: ctx.name('A'),
    name: ctx.name(),
    assetTypeId: await getOwnType(ctx),
    vendorId: (await getOwnVendor(ctx)).id,
    invoiceNumber: 'INV-1',
    dateOfPurchase: bought,
    price: 1000.5,
    warrantyStartDate: bought,
    warrantyPeriod: 2,
    statusId: emptyId,
    ...more,
  };
}

/** The fields of multiple new assets, which differ by these codes and serial numbers. */
export async function buildBulkFields(
  ctx: ScenarioContext,
  assets: { assetCode: string; serialNumber?: string }[] = [
    { assetCode: ctx.name('A'), serialNumber: ctx.name('S') },
    { assetCode: ctx.name('A') },
  ],
) {
  const { assetCode: _code, ...alike } = await assetFields(ctx);
  return { ...alike, assets };
}

/** The name of the type that the kit creates. */
const getOwnTypeName = (ctx: ScenarioContext) =>
  ctx.once('name of the type', async () => {
    const id = await getOwnType(ctx);
    const { assetTypes } = await ctx.as('admin').request('getAssetDefaults');
    return assetTypes.find((each) => each.id === id)?.name ?? '';
  });

/** A row of an asset table by its cell texts: bought a month ago, two years of warranty. */
export async function tableRow(ctx: ScenarioContext, more: object = {}) {
  const { name: vendor } = await getOwnVendor(ctx);
  return {
    assetCode: ctx.name('A'),
    assetType: await getOwnTypeName(ctx),
    vendor,
    invoiceNumber: 'INV-1',
    dateOfPurchase: ctx.day(-30),
    price: '1000.5',
    warrantyPeriod: '2',
    ...more,
  };
}

/** A location that the kit creates and no one changes. */
const getOwnLocation = (ctx: ScenarioContext) =>
  ctx.once('location', () => location(ctx, ctx.as('admin')));

/** True every second time. */
async function isTurn(ctx: ScenarioContext, of: string): Promise<boolean> {
  const turns = await ctx.once(`turns of ${of}`, () => Promise.resolve({ taken: 0 }));
  turns.taken += 1;
  return turns.taken % 2 === 1;
}

/** The id of a new asset: every second one has a location and a serial number, unless given. */
export async function asset(ctx: ScenarioContext, me: Actor, more: object = {}): Promise<string> {
  const isOfThisTenant = me.tenantId === ctx.as('admin').tenantId;
  const placed =
    isOfThisTenant && (await isTurn(ctx, 'assets'))
      ? { assetLocationId: await getOwnLocation(ctx), serialNumber: ctx.name('S') }
      : {};
  return (await me.request('addAsset', { body: await assetFields(ctx, { ...placed, ...more }) }))
    .id;
}

/** An asset in the form of the edit form. */
export const detail = async (me: Actor, id: string): Promise<Detail> =>
  (await me.request('getAsset', { path: { id } })).assetDetail;

/** The body of the edit form: the detail with changes, with a null purchase date. */
export const edited = async (me: Actor, id: string, changes: Changes = {}) => ({
  ...(await detail(me, id)),
  dateOfPurchase: null,
  ...changes,
});

/** Sets an asset's status on a day, with the edit form. */
export async function move(
  me: Actor,
  id: string,
  to: { status: Status; day: string },
): Promise<void> {
  const text = await dayText(me, to.day);
  const days = { Repair: 'sentToRepairOn', Scrap: 'scrappedOn', Disposed: 'disposedOn' };
  const field = to.status in days ? days[to.status as keyof typeof days] : 'returnedFromRepairOn';
  const changes = { statusId: await statusId(me, to.status), [`${field}AsString`]: text };
  await me.request('updateAsset', { body: await edited(me, id, changes) });
}

/**
 * A person who can receive assets, as the search finds them. The kit creates them: others may have
 * left in the meantime.
 */
export const employee = (
  ctx: ScenarioContext,
  me: Actor,
  called: 'employee' | 'assignee' = 'employee',
): Promise<Success<'lookUpAssetEmployees'>['employees'][number]> =>
  ctx.once(called, async () => {
    // The first one has no reports; others lead a team and report to the first.
    const first = called === 'employee' ? null : await employee(ctx, me);
    const leadFields = first && { isTeamLead: true, reportingToId: first.id };
    const body = { ...employeeFields(ctx), ...leadFields };
    await ctx.as('admin').request('createEmployee', { body });
    const { id, fullName } = body;
    const path = { searchText: fullName };
    const { employees } = await me.request('lookUpAssetEmployees', { path });
    const found = employees.find((each) => each.id === id);
    if (!found)
      throw new Error(
        'The new employee is not in the list of people who can receive assets; check the search.',
      );
    return found;
  });

/** The terms of every second assignment. */
const agreed = async (ctx: ScenarioContext) =>
  (await isTurn(ctx, 'assignments'))
    ? { expectedReturnOn: ctx.day(5), note: ctx.name('Lent') }
    : {};

/**
 * A new asset assigned to an employee, every second one for some days; returns the request body.
 */
export async function assigned(ctx: ScenarioContext, me: Actor, to?: string, more: object = {}) {
  const employeeId = to ?? (await employee(ctx, me, 'assignee')).id;
  const assetId = await asset(ctx, me, more);
  const body = { id: ctx.uuid(), assetId, employeeId, ...(await agreed(ctx)) };
  await me.request('assignAsset', { body });
  return body;
}

interface Kinds {
  forTeams?: string;
  assetTypeId?: string;
  other?: () => object;
  [field: string]: unknown;
}

/**
 * An asset of each kind: with a location in store, of an employee, of a team, in repair, scrapped,
 * disposed. Types may be passed, one of them for teams, as well as other fields for each.
 */
export async function ofEachKind(
  ctx: ScenarioContext,
  me: Actor,
  { forTeams, other, ...more }: Kinds = {},
) {
  const add = (own: object = {}) => asset(ctx, me, { ...more, ...own, ...other?.() });
  const placed = await add({ assetLocationId: await getOwnLocation(ctx) });
  const assignedId = await add();
  const { id: employeeId } = await employee(ctx, me, 'assignee');
  const given = { assetId: assignedId, employeeId, expectedReturnOn: ctx.day(5) };
  await me.request('assignAsset', { body: { id: ctx.uuid(), ...given } });
  const assetTypeId = forTeams ?? (await getOwnTeamType(ctx));
  const shared = await add({ assetTypeId });
  const { id: teamId } = await getOwnTeam(ctx);
  const ofTeam = { assetId: shared, employeeId: null, teamId };
  await me.request('assignAsset', { body: { id: ctx.uuid(), ...ofTeam } });
  const moved = async (status: Status) => {
    const id = await add();
    await move(me, id, { status, day: ctx.day(0, me.timeZone) });
    return id;
  };
  const repaired = await moved('Repair');
  const scrapped = await moved('Scrap');
  const disposed = await moved('Disposed');
  return { placed, assignedId, shared, repaired, scrapped, disposed };
}

/** The employee id of a person of the run, as the assigner finds it. */
export async function findReceiverId(giver: Actor, assignee: Actor): Promise<string> {
  const { profile } = await assignee.request('getProfile');
  const { employees } = await giver.request('lookUpAssetEmployees', {
    path: { searchText: profile.email },
  });
  return employees[0]?.id ?? '';
}

/** A new asset that one person of the run assigned to another; returns the assignment id. */
export async function handedTo(
  ctx: ScenarioContext,
  assignee: Actor,
  giver: Actor = ctx.as('admin'),
) {
  const assetId = await asset(ctx, giver);
  const employeeId = await findReceiverId(giver, assignee);
  const body = { id: ctx.uuid(), assetId, employeeId, ...(await agreed(ctx)) };
  await giver.request('assignAsset', { body });
  return body;
}
