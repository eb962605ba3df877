import { change, put } from '../../edit.ts';
import type { InjectedFault, InjectedCall } from '../../injected-fault.ts';
import { body, like, misreading, reheaded, repairing, reversed } from '../../response-mutations.ts';

/** Omits a header. */
const withoutHeader = (name: string) => async (call: InjectedCall) => {
  const response = await call.pass();
  response.headers.delete(name);
  return response;
};

/** The record names of another tenant. */
const listOtherNames = (call: InjectedCall, name: 'tools' | 'tags' | 'vendors') =>
  call.server.store.transaction('read', async (tx) =>
    (await tx.tenant('cedar').query(name)).map((each) => each.name),
  );

/** Rejects a new name that another tenant uses. */
const rejectTakenInOther: InjectedFault['response'] = async (call) => {
  const { name } = (call.sent ?? {}) as { name?: string };
  const names = await listOtherNames(call, 'tags');
  if (name === undefined || !names.includes(name)) return call.pass();
  const error = { errorMessages: ['The name is taken.'], code: 'nameTaken', traceId: 'x' };
  const right = await call.pass();
  return Response.json(error, { status: 409, headers: right.headers });
};

/** Also offers options of another tenant. */
const offerFromOther: InjectedFault['response'] = async (call) => {
  const right = await call.pass();
  if (!right.ok) return right;
  const response = (await right.json()) as { vendors: { value: string }[] };
  const [first] = response.vendors;
  const more = (await listOtherNames(call, 'vendors')).map((value) => ({ ...first, value }));
  return like(right, { ...response, vendors: [...response.vendors, ...more] });
};

/** Offers options even after they are deleted. */
const rememberingCategories: InjectedFault['response'] = async (call) => {
  const right = await call.pass();
  if (!right.ok) return right;
  const response = (await right.json()) as { assetCategories: { id: string; value: string }[] };
  const known = (call.memory.get('categories') ?? new Map()) as Map<string, { value: string }>;
  for (const each of response.assetCategories) known.set(each.id, each);
  call.memory.set('categories', known);
  const assetCategories = [...known.values()].toSorted((a, b) => a.value.localeCompare(b.value));
  return like(right, { ...response, assetCategories });
};

/** Swaps day and month of a date. */
const turned = (day: unknown) =>
  typeof day === 'string' ? day.replace(/^(\d\d).(\d\d)/, '$2/$1') : day;

/** Servers that break rules for all operations, in any area. */
export const injectedFaults: InjectedFault[] = [
  {
    kind: 'isolation',
    area: 'assets',
    name: 'the vendors of other tenants are offered, too',
    on: 'getAssetDefaults',
    response: offerFromOther,
  },
  {
    kind: 'isolation',
    area: 'tags',
    name: 'a name that another tenant has is taken',
    on: 'createTag',
    response: rejectTakenInOther,
  },
  {
    kind: 'status',
    area: 'profile',
    name: 'a picture may be stored by a cache',
    on: 'getProfileImage',
    response: withoutHeader('Cache-Control'),
  },
  {
    kind: 'status',
    area: 'tools',
    name: 'a list may be stored by a cache',
    on: 'getTools',
    response: withoutHeader('Cache-Control'),
  },
  {
    kind: 'rules',
    area: 'vendors',
    name: 'whoever has made a vendor has changed it, too',
    on: 'getVendors',
    response: body(put('vendors.*.changedBy', 'Ava Stone')),
  },
  {
    kind: 'rules',
    area: 'tools',
    name: 'a tool was changed when it was made',
    on: 'getTools',
    response: async (call) => {
      const right = await call.pass();
      if (!right.ok) return right;
      const response = (await right.json()) as { listTools: { id: string; changedOn: string }[] };
      for (const tool of response.listTools) {
        const first = (call.memory.get(tool.id) ?? tool.changedOn) as string;
        call.memory.set(tool.id, first);
        tool.changedOn = first;
      }
      return like(right, response);
    },
  },
  {
    kind: 'rules',
    area: 'assets',
    name: 'days of purchase are written in the format of others',
    on: 'listAssets',
    response: body(change('assetsManager.*.dateOfPurchaseAsString', turned)),
  },
  {
    kind: 'rules',
    area: 'integrations',
    name: 'the oldest video comes first',
    on: 'getVideos',
    response: reversed('videos'),
  },
  {
    kind: 'rules',
    area: 'products',
    name: 'the apps of a product come the other way round',
    on: 'getProductView',
    response: reversed('productsViewDTO.appsDTO'),
  },
  {
    kind: 'rules',
    area: 'tools',
    name: 'what is wrong with a tool is told in English alone',
    on: ['createTool', 'updateTool', 'deleteTool'],
    response: reheaded({ 'Accept-Language': 'en' }),
  },
  {
    kind: 'state',
    area: 'assets',
    name: 'a category that was deleted is still offered',
    on: 'getAssetDefaults',
    response: rememberingCategories,
  },
  {
    kind: 'rules',
    area: 'assets',
    name: 'the file of the assets does not heed the filters',
    on: 'exportAssets',
    response: misreading(put('columnFilters', [])),
  },
  {
    kind: 'validation',
    area: 'vendors',
    name: 'the longest name of a vendor is refused',
    on: 'createVendor',
    response: repairing(
      change('name', (name) =>
        typeof name === 'string' && name.length === 200 ? `${name}x` : name,
      ),
    ),
  },
];
