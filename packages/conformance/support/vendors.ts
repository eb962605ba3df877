/** Shared helpers of the vendor recipes and scenarios. */
import type { Actor, ScenarioContext } from '../scenario/types.ts';
import { toWireFormat } from './wire-format.ts';

/** A vendor in the request format. */
export const vendorFields = (ctx: ScenarioContext) => ({
  id: ctx.uuid(),
  name: ctx.name('Vendor'),
  contactName: 'Sam Otieno',
  email: 'sam@vendor.test',
  phone: null,
  address: null,
  website: 'https://vendor.test',
  notes: null,
  isActive: true,
});

/** A new vendor in the request format. */
export const vendor = async (ctx: ScenarioContext, me: Actor) =>
  toWireFormat((await me.request('createVendor', { body: vendorFields(ctx) })).vendor);
