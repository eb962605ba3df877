import { useSelector } from '@xstate/react';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { appFields, type App } from '#machines/products/app.ts';
import type { ProductViewActor } from '#machines/products/product-view.machine.ts';
import { firstPage } from '#machines/lists/list-search.ts';
import { matching, pageOf } from '#machines/records/record-page.ts';
import { useGridTexts } from '#i18n/grid-texts.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/button.tsx';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import { AppActions } from './app-actions.tsx';
import { useAppColumns } from './use-app-columns.tsx';
import styles from './products.module.css';

interface AppTableProps {
  actor: ProductViewActor;
  apps: readonly App[];
}

/** The apps of a product, which come along with it. Source: document 3, section 2. */
export function AppTable({ actor, apps }: AppTableProps) {
  const text = useText('products');
  const isLoading = useSelector(actor, (state) => state.matches('gettingProduct'));
  const [search, setSearch] = useState(firstPage);
  const found = matching(apps, search, appFields);
  const { page, rows } = pageOf(found, search);
  return (
    <div className={styles.apps}>
      <div className={styles.appsHead}>
        <h2>{text('apps')}</h2>
        <Button icon={<Plus aria-hidden="true" />} onPress={() => actor.send({ type: 'ADD_APP' })}>
          {text('addApps')}
        </Button>
      </div>
      <DataGrid
        label={text('apps')}
        exportName="apps"
        columns={useAppColumns()}
        rows={rows}
        rowKey={({ appsId }) => appsId}
        total={found.length}
        search={{ ...search, page }}
        onSearch={setSearch}
        status={isLoading ? 'loading' : 'shown'}
        onRetry={() => undefined}
        texts={useGridTexts()}
        renderActions={(app) => <AppActions actor={actor} app={app} />}
      />
    </div>
  );
}
