import { isOpen, getProgress, type AssetAudit } from '#machines/asset-audit/asset-audit.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { ProgressBar } from '#ui/display/progress/progress-bar.tsx';
import { isolate } from '#ui/controls/isolate.tsx';
import styles from './asset-audit.module.css';
import { AuditBadge } from './audit-badge.tsx';

/** The progress of an audit, and its location, asset types, start and starter. */
export function RoundFigures({ audit }: { audit: AssetAudit }) {
  const text = useText('assetAudit');
  const format = useFormat();
  const { expectedCount: expected, foundCount: found } = audit;
  const kind = [audit.assetCategoryName, audit.assetTypeName].filter(Boolean).join(', ');
  const about = text('kindLabel', {
    kind: kind || text('allAssets'),
    isWithAssigned: String(audit.isWithAssigned),
  });
  const facts: readonly (readonly [string, string])[] = [
    [text('assetLocationName'), audit.assetLocationName],
    [text('kind'), about],
    [text('began'), text('byWhen', { when: format.dateTime(audit.beganOn), name: audit.beganBy })],
    ...(audit.finishedOn === null
      ? []
      : [
          [
            text('finished'),
            text('byWhen', {
              when: format.dateTime(audit.finishedOn),
              name: audit.finishedBy,
            }),
          ] as const,
        ]),
  ];
  const progress = text('progress', { found, expected });
  return (
    <section aria-label={text('round')} className={styles.figures}>
      <div className={styles.progress}>
        <p>
          <AuditBadge audit={audit} />
          <strong>{progress}</strong>
        </p>
        <ProgressBar label={progress} value={getProgress(audit)} />
        {expected === 0 && isOpen(audit) && <p>{text('nothingExpected')}</p>}
      </div>
      <dl className={styles.facts}>
        {facts.map(([term, fact]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <bdi>{isolate(fact)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
