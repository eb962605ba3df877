import { useSelector } from '@xstate/react';
import type { AuditedAsset } from '#machines/asset-audit/asset-audit.ts';
import type { OpenedActor } from '#machines/records/create-opened.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useText } from '#i18n/text.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import { isolate } from '#ui/controls/isolate.tsx';
import styles from './printed-round.module.css';
import { useAuditedColumns } from './use-audited-columns.tsx';

interface PrintedRoundProps {
  actor: OpenedActor<readonly AuditedAsset[]>;
  /** Whether the audit is still open. */
  isOpen: boolean;
  /** Receives the table once it is on the page, and null when it is removed. */
  onShown?: (table: HTMLTableElement | null) => void;
  onClose: () => void;
}

/**
 * All assets of an audit, visible only in print; on the page, an error is shown if they cannot be
 * loaded.
 */
export function PrintedRound({ actor, isOpen, onShown, onClose }: PrintedRoundProps) {
  const text = useText('auditDialogs');
  const records = useText('records');
  const why = useCauseText();
  const columns = useAuditedColumns(isOpen);
  const { content: assets, cause } = useSelector(actor, ({ context }) => context);
  const hasFailed = useSelector(actor, (state) => state.matches('failed'));
  if (hasFailed) {
    return (
      <Banner
        tone="danger"
        title={text('notPrinted')}
        action={
          <span className={styles.buttons}>
            <Button size="small" onPress={() => actor.send({ type: 'retry' })}>
              {records('tryAgain')}
            </Button>
            <Button size="small" onPress={onClose}>
              {records('close')}
            </Button>
          </span>
        }
      >
        {why(cause)}
      </Banner>
    );
  }
  if (assets === null) {
    return (
      <p role="status" className="visually-hidden">
        {text('printing')}
      </p>
    );
  }
  return (
    <table ref={onShown} className={styles.printed}>
      <thead>
        <tr>
          {columns.map(({ id, header }) => (
            <th key={id} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {assets.map((asset) => (
          <tr key={asset.assetId}>
            {columns.map(({ id, cell }) => (
              <td key={id}>{isolate(cell(asset))}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
