import { scenario } from '../../scenario/types.ts';
import { asset, edited } from '../../support/assets.ts';

export default scenario({
  title: 'What is said of a field calls it as the form does',
  source: 'REG-029, ASSET-064',
  async run(kit) {
    const me = kit.as('admin');
    const id = await asset(kit, me);
    const body = await edited(me, id, { assetCode: ' ', invoiceNumber: '' });
    const blank = await me.refused(400, 'updateAsset', { body });
    // No number: it is sent as null.
    const none = await me.refused(400, 'updateAsset', { body: { ...body, price: Number.NaN } });
    const said = [...blank.errorMessages, ...none.errorMessages];
    kit.expectThat('it says Invoice Number', said.includes('Invoice Number is required'));
    kit.expectThat('it says Price', said.includes('Price is invalid'));
    kit.expectThat(
      'it names no field of the contract',
      !/assetCode|invoiceNumber|price /.test(said.join(' ')),
    );
  },
});
