import { scenario } from '../../../scenario/types.ts';
import { asset, edited } from '../../../support/assets.ts';

export default scenario({
  title: 'A field error names the field as the form does',
  source: 'REG-029, ASSET-064',
  async run(ctx) {
    const me = ctx.as('admin');
    const id = await asset(ctx, me);
    const body = await edited(me, id, { assetCode: ' ', invoiceNumber: '' });
    const blank = await me.expectError(400, 'updateAsset', { body });
    // An invalid number is sent as null.
    const none = await me.expectError(400, 'updateAsset', { body: { ...body, price: Number.NaN } });
    const message = [...blank.errorMessages, ...none.errorMessages];
    ctx.expectThat('it contains Invoice Number', message.includes('Invoice Number is required'));
    ctx.expectThat('it contains Price', message.includes('Price is invalid'));
    ctx.expectThat(
      'it names no field of the contract',
      !/assetCode|invoiceNumber|price /.test(message.join(' ')),
    );
  },
});
