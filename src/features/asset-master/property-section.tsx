import { useSelector } from '@xstate/react';
import { ListOrdered, ListX, Plus } from 'lucide-react';
import type { AssetTypeViewActor } from '#machines/asset-master/asset-type-view.machine.ts';
import type { TypeProperty } from '#machines/asset-master/type-property.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/display/notices/empty-state.tsx';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { Spinner } from '#ui/display/progress/spinner.tsx';
import styles from './asset-master.module.css';
import { useMasterRights } from './use-master-rights.ts';

const PropertyList = onDemand(() =>
  import('./property-list.tsx').then((module) => module.PropertyList),
);

interface PropertySectionProps {
  actor: AssetTypeViewActor;
  properties: readonly TypeProperty[];
  /** Number of assets of the type. */
  assetCount: number;
}

/** The properties of a type, in the order in which the forms and views of its assets show them. */
export function PropertySection({ actor, properties, assetCount }: PropertySectionProps) {
  const text = useText('assetMaster');
  const recordText = useText('records');
  const { canAdd, canEdit } = useMasterRights();
  const isOrdering = useSelector(actor, (state) => state.hasTag('ordering'));
  const isLoading = useSelector(actor, (state) => state.hasTag('busy'));
  const isBusy = isOrdering || isLoading;
  const blocked = isBusy ? recordText(isOrdering ? 'saving' : 'loading') : null;
  const isOrdered = canEdit && properties.length > 1;
  const add = canAdd && (
    <Button icon={<Plus aria-hidden="true" />} onPress={() => actor.send({ type: 'ADD' })}>
      {text('addProperty')}
    </Button>
  );
  return (
    <section aria-label={text('properties')} aria-busy={isBusy} className={styles.section}>
      <div className={styles.head}>
        <h2>{text('properties')}</h2>
        {isOrdering && <Spinner label={recordText('saving')} />}
        <div className={styles.actionsBlock}>
          {isOrdered && (
            <>
              <Button
                variant="quiet"
                blockedBecause={blocked}
                icon={<ListOrdered aria-hidden="true" />}
                onPress={() => actor.send({ type: 'order.reset' })}
              >
                {text('resetOrder')}
              </Button>
              <Button
                variant="quiet"
                blockedBecause={blocked}
                icon={<ListX aria-hidden="true" />}
                onPress={() => actor.send({ type: 'order.clear' })}
              >
                {text('clearOrder')}
              </Button>
            </>
          )}
          {properties.length > 0 && add}
        </div>
      </div>
      {properties.length === 0 ? (
        <EmptyState icon={<ListOrdered />} action={add}>
          {text('noProperties')}
        </EmptyState>
      ) : (
        <>
          <p className={styles.hint}>
            {text(isOrdered ? 'orderHint' : 'orderText')}{' '}
            {text('propertiesHint', { count: assetCount })}
          </p>
          <PropertyList actor={actor} properties={properties} />
        </>
      )}
    </section>
  );
}
