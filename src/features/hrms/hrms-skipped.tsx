import { useId } from 'react';
import type { HrmsSkipped } from '#machines/hrms/hrms.ts';
import { cx } from '#ui/text/cx.ts';
import { TableFrame, tableClass } from '#ui/display/rows/table.tsx';
import { useHrmsTexts } from './use-hrms-texts.ts';
import styles from './hrms.module.css';

/** The records of the provider that change nothing, each with its reason. */
export function HrmsSkippedTable({ skipped }: { skipped: readonly HrmsSkipped[] }) {
  const { text, nameType, nameReason } = useHrmsTexts();
  const titleId = useId();
  return (
    <div role="group" aria-labelledby={titleId} className={styles.field}>
      <h3 id={titleId} className={styles.heading}>
        {text('skipped', { count: skipped.length })}
      </h3>
      <TableFrame label={text('skipped', { count: skipped.length })}>
        <table className={cx(tableClass.table, styles.values)}>
          <thead>
            <tr>
              <th scope="col">{text('person')}</th>
              <th scope="col">{text('field')}</th>
              <th scope="col">{text('fromHrms')}</th>
              <th scope="col">{text('reason')}</th>
            </tr>
          </thead>
          <tbody>
            {skipped.map(({ email, employeeName, type, providerValue, reason }) => (
              <tr key={`${type} ${email} ${providerValue} ${reason}`}>
                <th scope="row">
                  <bdi>{employeeName ?? email}</bdi>
                </th>
                <td>{nameType(type)}</td>
                <td>{providerValue.trim() === '' ? '-' : <bdi>{providerValue}</bdi>}</td>
                <td>{nameReason(reason)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
    </div>
  );
}
