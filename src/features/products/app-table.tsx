import { useSelector } from '@xstate/react';
import { appFields, type App } from '#machines/products/app.ts';
import type { ProductViewActor } from '#machines/products/product-view.machine.ts';
import { useText } from '#i18n/text.tsx';
import { PartGrid } from '#records/view/part-grid.tsx';
import { AppActions } from './app-actions.tsx';
import { useAppColumns } from './use-app-columns.tsx';

interface AppTableProps {
  actor: ProductViewActor;
  apps: readonly App[];
}

/** The apps of a product, which load with it. Source: PROD-013. */
export function AppTable({ actor, apps }: AppTableProps) {
  const text = useText('products');
  const isLoading = useSelector(actor, (state) => state.matches('gettingProduct'));
  return (
    <PartGrid
      title={text('apps')}
      add={text('addApps')}
      onAdd={() => actor.send({ type: 'ADD_APP' })}
      exportName="apps"
      parts={apps}
      fields={appFields}
      columns={useAppColumns()}
      isLoading={isLoading}
      renderActions={(app) => <AppActions actor={actor} app={app} />}
    />
  );
}
