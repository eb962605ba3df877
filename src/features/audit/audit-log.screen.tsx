import { useSelector } from '@xstate/react';
import { FileSpreadsheet, Search, X } from 'lucide-react';
import { recordFilter, type AuditEntry } from '#machines/audit/audit-entry.ts';
import type { AuditLogExportActor } from '#machines/audit/audit-log-export.machine.ts';
import type { ListActor } from '#machines/lists/create-list.ts';
import { getFilter } from '#machines/lists/list-search.ts';
import { listView } from '#machines/lists/list-view.ts';
import { searchName } from '#machines/records/record-page.ts';
import { useText } from '#i18n/text.tsx';
import { PagedGrid } from '#records/list/paged-grid.tsx';
import { PageHead } from '#records/view/page-head.tsx';
import type { ListPageState } from '#records/list/record-grid.tsx';
import { Button } from '#ui/controls/button.tsx';
import { TextFilter } from '#ui/data-grid/grid-filter.tsx';
import { filteredBy } from '#ui/data-grid/search.ts';
import { useAuditColumns } from './use-audit-columns.tsx';
import styles from './audit-log.module.css';

export interface AuditLogScreenProps extends ListPageState {
  actor: ListActor<AuditEntry>;
  exporting: AuditLogExportActor;
}

const getName = ({ record }: AuditEntry) => record;

/** Who changed which right, setting, user, role or client. Source: PRIV-001, PEOPL-019. */
export function AuditLogScreen({ actor, exporting, ...listState }: AuditLogScreenProps) {
  const text = useText('auditLog');
  const { search, onSearch } = listState;
  const recordId = getFilter(search, recordFilter);
  const name = useSelector(actor, ({ context }) => context.rows?.find(isAbout(recordId))?.record);
  return (
    <>
      <PageHead title={text('title')}>
        <ExportEntries actor={exporting} list={actor} search={search} />
      </PageHead>
      <p className={styles.hint}>{text('hint')}</p>
      {recordId !== '' && (
        <p role="status" className={styles.scope}>
          <span>{text('onlyRecord', { name: name ?? recordId })}</span>
          <Button
            size="small"
            variant="quiet"
            icon={<X aria-hidden="true" />}
            onPress={() => onSearch(filteredBy(search, recordFilter, ''))}
          >
            {text('showAll')}
          </Button>
        </p>
      )}
      <PagedGrid
        {...listState}
        actor={actor}
        label={text('title')}
        columns={useAuditColumns(recordId !== '')}
        getName={getName}
        emptyText={text('noneYet')}
        toolbar={
          <div className={styles.search}>
            <TextFilter
              label={text('search')}
              placeholder={text('example')}
              icon={<Search aria-hidden="true" />}
              value={getFilter(search, searchName)}
              onFilter={(typed) => onSearch(filteredBy(search, searchName, typed))}
            />
          </div>
        }
      />
    </>
  );
}

const isAbout = (id: string) => (entry: AuditEntry) => id !== '' && entry.recordId === id;

interface ExportProps extends Pick<ListPageState, 'search'> {
  actor: AuditLogExportActor;
  list: ListActor<AuditEntry>;
}

/** Exports all matching entries; the export is an entry of the log. */
function ExportEntries({ actor, list, search }: ExportProps) {
  const text = useText('auditLog');
  const isExporting = useSelector(actor, (state) => state.hasTag('busy'));
  const isEmpty = useSelector(list, (state) => listView(state).total === 0);
  return (
    <Button
      icon={<FileSpreadsheet aria-hidden="true" />}
      isPending={isExporting}
      pendingLabel={text('exporting')}
      effect="reading"
      blockedBecause={isEmpty ? text('nothingToExport') : null}
      onPress={() => actor.send({ type: 'EXPORT', requested: search })}
    >
      {text('exportExcel')}
    </Button>
  );
}
