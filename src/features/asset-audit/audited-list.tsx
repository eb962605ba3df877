import { useSelector } from '@xstate/react';
import { Check, StickyNote, Undo2 } from 'lucide-react';
import {
  auditResults,
  isOpen,
  type AssetAudit,
  type AuditedAsset,
  type AuditResult,
} from '#machines/asset-audit/asset-audit.ts';
import type { AuditTicksActor } from '#machines/asset-audit/audit-ticks.machine.ts';
import type { ListActor } from '#machines/lists/create-list.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { PagedGrid } from '#records/list/paged-grid.tsx';
import type { ListPageState } from '#records/list/record-grid.tsx';
import { Button } from '#ui/controls/button.tsx';
import { filteredBy } from '#ui/data-grid/search.ts';
import styles from './asset-audit.module.css';
import { useAuditedColumns } from './use-audited-columns.tsx';

interface AuditedListProps extends ListPageState {
  actor: ListActor<AuditedAsset>;
  audit: AssetAudit;
  /** Null if nothing can be ticked. */
  ticks: AuditTicksActor | null;
  /** Whether a tick is being sent. */
  isTicking: boolean;
  onNote: (asset: AuditedAsset) => void;
}

const getCode = ({ assetCode }: AuditedAsset) => assetCode;

/** The assets of an audit; people who may tick them can do so here by hand. */
export function AuditedList({ audit, ticks, isTicking, onNote, ...list }: AuditedListProps) {
  const text = useText('assetAudit');
  return (
    <div className={styles.list} aria-busy={isTicking}>
      <PagedGrid
        {...list}
        label={text('assets')}
        columns={useAuditedColumns(isOpen(audit))}
        getName={getCode}
        toolbar={<ResultFilter audit={audit} search={list.search} onSearch={list.onSearch} />}
        {...(ticks && {
          renderActions: (asset: AuditedAsset) => (
            <AuditedActions asset={asset} ticks={ticks} onNote={onNote} />
          ),
        })}
      />
    </div>
  );
}

/** Filters by result; each result shows its count. */
function ResultFilter({
  audit,
  search,
  onSearch,
}: Pick<AuditedListProps, 'audit' | 'search' | 'onSearch'>) {
  const text = useText('assetAudit');
  const format = useFormat();
  const { expectedCount, unexpectedCount } = audit;
  const counts: Readonly<Record<AuditResult, number>> = {
    Missing: audit.missingCount,
    Found: audit.foundCount,
    Unexpected: unexpectedCount,
  };
  const getLabel = (result: AuditResult) =>
    text(result === 'Missing' && isOpen(audit) ? 'result_toFind' : `result_${result}`);
  const value = search.columnFilters.find(({ name }) => name === 'result')?.value ?? '';
  const options = [
    { id: '', label: text('all'), count: expectedCount + unexpectedCount },
    ...auditResults.map((id) => ({ id, label: getLabel(id), count: counts[id] })),
  ];
  return (
    <div role="group" aria-label={text('filter')} className={styles.choices}>
      {options.map(({ id, label, count }) => (
        <Button
          key={id}
          size="small"
          variant={id === value ? 'secondary' : 'quiet'}
          aria-pressed={id === value}
          onPress={() => onSearch(filteredBy(search, 'result', id))}
        >
          {`${label} ${format.number(count)}`}
        </Button>
      ))}
    </div>
  );
}

interface AuditedActionsProps {
  asset: AuditedAsset;
  ticks: AuditTicksActor;
  onNote: (asset: AuditedAsset) => void;
}

/** Ticks an asset by hand, undoes a tick, and adds a note. */
function AuditedActions({ asset, ticks, onNote }: AuditedActionsProps) {
  const text = useText('assetAudit');
  const { assetId, assetCode: code, result } = asset;
  const isBusy = useSelector(
    ticks,
    (state) =>
      state.hasTag('busy') &&
      state.context.queue.some((step) =>
        step.what === 'untick' ? step.assetId === assetId : step.code === assetId,
      ),
  );
  return (
    <>
      {result === 'Missing' ? (
        <Button
          size="small"
          variant="quiet"
          icon={<Check aria-hidden="true" />}
          aria-label={text('tick', { code })}
          isPending={isBusy}
          pendingLabel={text('doing')}
          onPress={() => ticks.send({ type: 'code.entered', code: assetId })}
        />
      ) : (
        <Button
          size="small"
          variant="quiet"
          icon={<Undo2 aria-hidden="true" />}
          aria-label={text('untick', { code })}
          isPending={isBusy}
          pendingLabel={text('doing')}
          onPress={() => ticks.send({ type: 'tick.remove', assetId, code })}
        />
      )}
      <Button
        size="small"
        variant="quiet"
        icon={<StickyNote aria-hidden="true" />}
        aria-label={text('noteTitle', { code })}
        onPress={() => onNote(asset)}
      />
    </>
  );
}
