import { scenario } from '../../scenario/types.ts';
import { vendorFields } from '../../support/vendors.ts';

export default scenario({
  title: 'A vendor needs only a name; texts are trimmed, and a blank one is stored as none',
  source: 'TOOL-001, TOOL-D01',
  async run(ctx) {
    const me = ctx.as('admin');
    const fields = vendorFields(ctx);
    const body = {
      ...fields,
      name: ` ${fields.name} `,
      contactName: ' ',
      email: 'ann@vendor.test',
      phone: ' 12 ',
      address: ' Here ',
      website: null,
      notes: ' Words. ',
    };
    await me.request('createVendor', { body });
    const read = async () => (await me.request('getVendor', { path: { id: fields.id } })).vendor;
    const made = await read();
    const { name, contactName, email, phone, address, website, notes } = made;
    ctx.expectEqual(
      'as it is stored',
      [name, contactName, email, phone, address, website, notes],
      [fields.name, null, 'ann@vendor.test', '12', 'Here', null, 'Words.'],
    );
    await me.expectError(400, 'createVendor', { body: { ...vendorFields(ctx), name: '  ' } });
    await me.request('updateVendor', { body: { ...fields, email: null, isActive: false } });
    const after = await read();
    ctx.expectEqual('changed', [after.email, after.notes, after.isActive], [null, null, false]);
    await me.request('updateVendor', { body });
    await me.request('updateVendor', {
      body: { id: fields.id, name: fields.name, isActive: true },
    });
    const bare = await read();
    ctx.expectEqual(
      'left out',
      [bare.contactName, bare.email, bare.phone, bare.address, bare.website, bare.notes],
      [null, null, null, null, null, null],
    );
  },
});
