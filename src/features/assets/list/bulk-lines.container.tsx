import { useSelector } from '@xstate/react';
import type { AssetForm } from '#machines/assets/form/asset-form.ts';
import { toNewLines, maxAtOnce } from '#machines/assets/list/bulk-assets.ts';
import type { FormActor } from '#machines/records/form-values.ts';
import { useText } from '#i18n/text.tsx';
import { FormText } from '#records/form/fields.tsx';
import { styles } from './marks.tsx';
import { isolate } from '#ui/controls/isolate.tsx';

/** Number of lines shown; the last code is stated above them. */
const shownLines = 10;

/**
 * Serial numbers pasted one per line, and the assets that will be added for them. A decision, not documented.
 */
export function BulkLines({ actor }: { actor: FormActor<AssetForm> }) {
  const forms = useText('assetForms');
  const form = useSelector(actor, ({ context }) => context.form);
  const lines = toNewLines(form).map((line, at) => ({ ...line, position: at + 1 }));
  const [first, last] = [lines[0]?.assetCode, lines.at(-1)?.assetCode];
  const count = lines.length;
  return (
    <>
      <FormText
        actor={actor}
        field="serialNumbers"
        label={forms('serialNumbers')}
        isRequired
        multiline
        description={forms('serialsHint', { limit: maxAtOnce })}
      />
      <section aria-label={forms('toBeAdded')} className={styles.series}>
        <p role="status">
          {first && last
            ? isolate(forms('series', { count, first, last }))
            : forms('seriesUncounted', { count })}
        </p>
        <ol>
          {lines.slice(0, shownLines).map(({ assetCode, serialNumber, position }) => (
            <li key={position}>
              <bdi>{assetCode || '-'}</bdi> <bdi>{serialNumber}</bdi>
            </li>
          ))}
        </ol>
        {count > shownLines && <p>{forms('moreLines', { count: count - shownLines })}</p>}
      </section>
    </>
  );
}
