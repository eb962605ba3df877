import { useSelector } from '@xstate/react';
import { Eye, Pencil, Plus, Trash2 } from 'lucide-react';
import type { App } from '#machines/products/app.ts';
import type { ProductViewActor } from '#machines/products/product-view.machine.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/button.tsx';
import { TableFrame, tableClass } from '#ui/table.tsx';
import styles from './products.module.css';

interface AppTableProps {
  actor: ProductViewActor;
  apps: readonly App[];
}

/** The apps of a product. Source: document 3, section 2 (Products and Apps). */
export function AppTable({ actor, apps }: AppTableProps) {
  const text = useText('products');
  const grid = useText('grid');
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  return (
    <section className={styles.apps} aria-busy={isBusy}>
      <div className={styles.appsHead}>
        <h2>{text('apps')}</h2>
        <Button
          variant="primary"
          icon={<Plus aria-hidden="true" />}
          onPress={() => actor.send({ type: 'ADD_APP' })}
        >
          {text('addApps')}
        </Button>
      </div>
      {apps.length === 0 ? (
        <p className={styles.none}>{grid('noRecords')}</p>
      ) : (
        <TableFrame label={text('apps')} className={styles.frame ?? ''}>
          <table className={tableClass.table}>
            <thead>
              <tr>
                <th scope="col">{text('appsName')}</th>
                <th scope="col">{text('url')}</th>
                <th scope="col">{text('type')}</th>
                <th scope="col" className={tableClass.number}>
                  {text('port')}
                </th>
                <th scope="col" className={tableClass.actions}>
                  {text('action')}
                </th>
              </tr>
            </thead>
            <tbody>
              {apps.map((app) => (
                <AppRow key={app.appsId} actor={actor} app={app} />
              ))}
            </tbody>
          </table>
        </TableFrame>
      )}
    </section>
  );
}

function AppRow({ actor, app }: { actor: ProductViewActor; app: App }) {
  const text = useText('products');
  const words = useText('records');
  const { appsId: appId, appName: name } = app;
  const isOpening = useSelector(
    actor,
    (state) => state.matches('loadingApp') && state.context.app?.appsId === appId,
  );
  const deletion = `${words('deleteRecord', { name })}. ${text('noAppDeletion')}`;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className={styles.address}>{app.url}</td>
      <td>{app.type}</td>
      <td className={tableClass.number}>{app.port}</td>
      <td className={tableClass.actions}>
        <span className={tableClass.rowActions}>
          <Button
            variant="quiet"
            size="small"
            icon={<Eye aria-hidden="true" />}
            aria-label={words('viewRecord', { name })}
            onPress={() => actor.send({ type: 'VIEW_APP', appId })}
          />
          <Button
            variant="quiet"
            size="small"
            icon={<Pencil aria-hidden="true" />}
            aria-label={words('editRecord', { name })}
            isPending={isOpening}
            pendingLabel={text('opening')}
            onPress={() => actor.send({ type: 'EDIT_APP', appId })}
          />
          <span title={text('noAppDeletion')}>
            <Button
              variant="quiet"
              size="small"
              icon={<Trash2 aria-hidden="true" />}
              isDisabled
              aria-label={deletion}
            />
          </span>
        </span>
      </td>
    </tr>
  );
}
