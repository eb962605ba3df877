/** What recipes and scenarios of vendors share. */
import type { Actor, ScenarioContext } from '../scenario/types.ts';
import { toWireFormat } from './wire-format.ts';

/** A vendor as it is sent. */
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

/** A new vendor as it is sent back. */
export const vendor = async (ctx: ScenarioContext, me: Actor) =>
  toWireFormat((await me.request('createVendor', { body: vendorFields(ctx) })).vendor);
