import { useSelector } from '@xstate/react';
import type { AssetImportActor } from '#machines/asset-import/asset-import.machine.ts';
import { useText } from '#i18n/text.tsx';
import { TableFrame, tableClass } from '#ui/display/rows/table.tsx';
import styles from './asset-import.module.css';

/** Additional changes are counted but not listed, because a page with thousands of rows is slow. */
const shownRows = 200;

/** The changes of each update, before and after. */
export function ImportChanges({ actor }: { actor: AssetImportActor }) {
  const text = useText('assetImport');
  const assets = useText('assets');
  const { known, table } = useSelector(actor, ({ context }) => context);
  const changes = known.flatMap(({ row, id, fields }) =>
    fields.map((change) => ({ ...change, row, id })),
  );
  if (changes.length === 0) return null;
  return (
    <>
      <TableFrame label={text('changes')} className={styles.changes ?? ''}>
        <table className={tableClass.table}>
          <thead>
            <tr>
              {(['lineHead', 'cellColumn', 'before', 'after'] as const).map((key) => (
                <th key={key} scope="col">
                  {text(key)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {changes
              .slice(0, shownRows)
              .map(({ row, field, assetTypePropertyName: property, from, to }) => (
                <tr key={`${row} ${field} ${property}`}>
                  <th scope="row">{table.rows[row]?.line ?? row + 1}</th>
                  <td>{property || assets(field as 'name')}</td>
                  <td>
                    <bdi>{from}</bdi>
                  </td>
                  <td>
                    <bdi>{to}</bdi>
                  </td>
                </tr>
              ))}
          </tbody>
        </table>
      </TableFrame>
      {changes.length > shownRows && (
        <p className={styles.message}>
          {text('moreChanges', { count: changes.length - shownRows })}
        </p>
      )}
    </>
  );
}
