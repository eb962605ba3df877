import { scenario } from '../../scenario/types.ts';
import { vendorFields } from '../../support/vendors.ts';

export default scenario({
  title: 'A vendor needs a name alone; texts are trimmed, and a blank one is none',
  source: 'TOOL-001, and the decisions on answers and failures',
  async run(kit) {
    const me = kit.as('admin');
    const fields = vendorFields(kit);
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
    await me.ask('createVendor', { body });
    const read = async () => (await me.ask('getVendor', { path: { id: fields.id } })).vendor;
    const made = await read();
    const { name, contactName, email, phone, address, website, notes } = made;
    kit.expectEqual(
      'as it is kept',
      [name, contactName, email, phone, address, website, notes],
      [fields.name, null, 'ann@vendor.test', '12', 'Here', null, 'Words.'],
    );
    await me.refused(400, 'createVendor', { body: { ...vendorFields(kit), name: '  ' } });
    await me.ask('updateVendor', { body: { ...fields, email: null, isActive: false } });
    const after = await read();
    kit.expectEqual('changed', [after.email, after.notes, after.isActive], [null, null, false]);
    await me.ask('updateVendor', { body });
    await me.ask('updateVendor', { body: { id: fields.id, name: fields.name, isActive: true } });
    const bare = await read();
    kit.expectEqual(
      'left out',
      [bare.contactName, bare.email, bare.phone, bare.address, bare.website, bare.notes],
      [null, null, null, null, null, null],
    );
  },
});
