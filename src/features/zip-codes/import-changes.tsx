import type { ZipCode, ZipImportReport } from '#machines/zip-codes/zip-code.ts';
import { useText } from '#i18n/text.tsx';
import { TableFrame, tableClass } from '#ui/display/rows/table.tsx';

import styles from './zip-codes.module.css';

/** The first zip codes that change, with what they were, and the first new ones. */
export function ImportChanges({ report }: { report: ZipImportReport }) {
  const text = useText('zipCodes');
  const { added, addedCount, changed, changedCount } = report;
  if (added.length + changed.length === 0) return null;
  const shown = added.length + changed.length;
  const describe = ({ city, stateCode }: ZipCode) => `${city}, ${stateCode}`;
  return (
    <section className={styles.section}>
      <h2>{text('changes')}</h2>
      <TableFrame label={text('changes')}>
        <table className={tableClass.table}>
          <thead>
            <tr>
              <th scope="col">{text('zip')}</th>
              <th scope="col">{text('before')}</th>
              <th scope="col">{text('after')}</th>
            </tr>
          </thead>
          <tbody>
            {changed.map(({ from, to }) => (
              <tr key={to.zip}>
                <th scope="row">{to.zip}</th>
                <td>{describe(from)}</td>
                <td>{describe(to)}</td>
              </tr>
            ))}
            {added.map((row) => (
              <tr key={row.zip}>
                <th scope="row">{row.zip}</th>
                <td>{text('isNew')}</td>
                <td>{describe(row)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
      {addedCount + changedCount > shown && (
        <p className={styles.hint}>{text('more', { count: addedCount + changedCount - shown })}</p>
      )}
    </section>
  );
}
