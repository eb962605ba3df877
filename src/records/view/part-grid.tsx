import { Plus } from 'lucide-react';
import { useState } from 'react';
import { firstPage } from '#machines/lists/list-search.ts';
import { matching, paginate, type RecordFields } from '#machines/records/record-page.ts';
import { useGridTexts } from '#i18n/grid-texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { DataGrid, type DataGridProps } from '#ui/data-grid/data-grid.tsx';
import styles from './parts.module.css';

interface PartGridProps<Part> extends Pick<
  DataGridProps<Part>,
  'columns' | 'renderActions' | 'exportName' | 'onDeleteKey'
> {
  title: string;
  /** Label of the Add button. */
  add: string;
  /** If omitted, there is no Add button. */
  onAdd?: (() => void) | undefined;
  /** Why no part can be added; null if one can. Omitted if it is never blocked. */
  addBlocked?: string | null;
  parts: readonly Part[];
  fields: RecordFields<Part>;
  isLoading: boolean;
}

/** The parts of a record, loaded with it: sorted, filtered and paged in the browser. */
export function PartGrid<Part>(props: PartGridProps<Part>) {
  const { title, add, onAdd, addBlocked, parts, fields, isLoading, ...grid } = props;
  const [search, setSearch] = useState(firstPage);
  const found = matching(parts, search, fields);
  const { page, rows } = paginate(found, search);
  const texts = useGridTexts();
  return (
    <div className={styles.parts}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {onAdd && (
          <Button
            icon={<Plus aria-hidden="true" />}
            onPress={onAdd}
            {...(addBlocked !== undefined && { blockedBecause: addBlocked })}
          >
            {add}
          </Button>
        )}
      </div>
      <DataGrid
        {...grid}
        label={title}
        rows={rows}
        allRows={found}
        total={found.length}
        search={{ ...search, page }}
        onSearch={setSearch}
        status={isLoading ? 'loading' : 'shown'}
        onRetry={() => undefined}
        // A page may have more than one grid, so their pagination landmarks need different names.
        texts={{ ...texts, pages: `${texts.pages}, ${title}` }}
      />
    </div>
  );
}
