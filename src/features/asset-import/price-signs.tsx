import { useSelector } from '@xstate/react';
import type { AssetImportActor } from '#machines/asset-import/asset-import.machine.ts';
import { plainNumber, type DecimalSign } from '#machines/asset-import/decimal-sign.ts';
import { ambiguousPrices } from '#machines/asset-import/import-lines.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { RadioGroup } from '#ui/choices/radio-group.tsx';

/** Number of prices shown as examples of what a sign means. */
const shownPrices = 3;

/**
 * Asks once how to interpret the prices of the column, and shows the value that each option would
 * store.
 */
export function PriceSigns({ actor }: { actor: AssetImportActor }) {
  const text = useText('assetImport');
  const format = useFormat();
  const context = useSelector(actor, (state) => state.context);
  const prices = ambiguousPrices(context);
  if (prices.length === 0) return null;
  const previewWith = (sign: DecimalSign) =>
    prices
      .slice(0, shownPrices)
      .map((written) => {
        const price = format.number(Number(plainNumber(written, sign)), 4);
        return text('storedAs', { written, price });
      })
      .join(' · ');
  return (
    <RadioGroup<DecimalSign>
      label={text('pricesMeant')}
      isRequired
      options={[
        { id: '.', label: text('decimalPoint'), description: previewWith('.') },
        { id: ',', label: text('decimalComma'), description: previewWith(',') },
      ]}
      value={context.decimalSign}
      onChange={(sign) => actor.send({ type: 'decimal.select', sign })}
    />
  );
}
