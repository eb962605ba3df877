import type { ZipImportReport } from '#machines/zip-codes/zip-code.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import styles from './zip-codes.module.css';

/** How many lines add, change and leave zip codes, and how many are invalid. */
export function ImportCounts({ report }: { report: ZipImportReport }) {
  const text = useText('zipCodes');
  const { number } = useFormat();
  const counts = [
    ['addedCount', report.addedCount],
    ['changedCount', report.changedCount],
    ['unchangedCount', report.unchangedCount],
    ['invalidCount', report.invalid.length],
  ] as const;
  return (
    <dl className={styles.counts}>
      {counts.map(([id, count]) => (
        <div key={id}>
          <dt>{text(id)}</dt>
          <dd>{number(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
