import type { AssetStatus } from '#machines/assets/asset.ts';
import type { AssetHistory } from '#machines/assets/asset-history.machine.ts';
import { useFormat } from '#i18n/format.tsx';
import { isolate } from '#ui/controls/isolate.tsx';
import { useText } from '#i18n/text.tsx';
import { styles } from './list/marks.tsx';

type Change = AssetHistory['changes'][number];
type FieldChange = Change['fields'][number];

/**
 * The changes of an asset: who changed which field, and when, newest first. Not in the
 * requirements; follows ASSET-021.
 */
export function AssetChanges({ rows }: { rows: readonly Change[] }) {
  const text = useText('assetView');
  const format = useFormat();
  if (rows.length === 0) return <p className={styles.timeline}>{text('noChanges')}</p>;
  return (
    <ol aria-label={text('changeHistory')} className={styles.timeline}>
      {[...rows.entries()].map(([at, { changedOn, changedBy: name, isAdded, fields }]) => (
        // Two changes can have the same time and person, so the key is their index.
        <li key={at} className={styles.snapshot}>
          <p>{isolate(text(isAdded ? 'addedBy' : 'changedBy', { name }))}</p>
          <p className={styles.when}>{format.dateTime(changedOn)}</p>
          {fields.length > 0 && (
            <ul>
              {fields.map((field) => (
                <li key={`${field.field} ${field.assetTypePropertyName}`}>
                  <Field change={field} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}

function Field({ change }: { change: FieldChange }) {
  const text = useText('assets');
  const view = useText('assetView');
  const format = useFormat();
  const { field, assetTypePropertyName, from, to } = change;
  const label = field === 'assetProperty' ? assetTypePropertyName : text(labels[field]);
  const show = (value: string): string => {
    if (value === '') return view('none');
    if (field === 'price') return format.money(Number(value), 'asset');
    if (field === 'assetStatus') return text(`status_${value as AssetStatus}`);
    return value;
  };
  return (
    <>
      <strong>
        <bdi>{label}</bdi>
      </strong>{' '}
      {isolate(view('fromTo', { from: show(from), to: show(to) }))}
    </>
  );
}

const labels = {
  assetCode: 'assetCode',
  name: 'name',
  serialNumber: 'serialNumber',
  assetLocationName: 'assetLocationName',
  vendorName: 'vendorName',
  invoiceNumber: 'invoiceNumber',
  dateOfPurchase: 'dateOfPurchase',
  price: 'price',
  warrantyStartDate: 'warrantyStartDate',
  warrantyPeriod: 'warrantyPeriod',
  assetStatus: 'assetStatus',
  holderName: 'employeeName',
} as const;
