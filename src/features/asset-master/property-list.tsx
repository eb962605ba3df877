import { GripVertical } from 'lucide-react';
import { Button, GridList, GridListItem } from 'react-aria-components';
import type { AssetTypeViewActor } from '#machines/asset-master/asset-type-view.machine.ts';
import type { TypeProperty } from '#machines/asset-master/type-property.ts';
import { useText } from '#i18n/text.tsx';
import { buttonClass } from '#ui/controls/button-class.ts';
import { useRowOrder } from '#ui/hooks/use-row-order.ts';
import styles from './asset-master.module.css';
import { PropertyRow } from './property-row.tsx';
import { useMasterRights } from './use-master-rights.ts';

interface PropertyListProps {
  actor: AssetTypeViewActor;
  properties: readonly TypeProperty[];
}

/**
 * The properties in their order, which is changed by dragging, with a pointer or by keyboard from
 * the handle.
 */
export function PropertyList({ actor, properties }: PropertyListProps) {
  const text = useText('assetMaster');
  const { canEdit } = useMasterRights();
  const isMovable = canEdit && properties.length > 1;
  const { ref, dragAndDropHooks } = useRowOrder<TypeProperty>({
    getText: ({ assetTypePropertyName: name }) => name,
    onMove: ({ id: propertyId, anchor, isAfter }) => {
      const others = properties.filter(({ id }) => id !== propertyId);
      const at = others.findIndex(({ id }) => id === anchor);
      if (at >= 0) actor.send({ type: 'property.move', propertyId, place: at + (isAfter ? 2 : 1) });
    },
  });
  return (
    <GridList
      // A draggable list renders another component, so it has to remount.
      key={String(isMovable)}
      ref={ref}
      aria-label={text('properties')}
      className={styles.properties ?? ''}
      items={properties}
      {...(isMovable && { dragAndDropHooks })}
    >
      {(property) => (
        <GridListItem
          id={property.id}
          textValue={property.assetTypePropertyName}
          className={styles.property ?? ''}
        >
          {isMovable && (
            <Button
              slot="drag"
              className={buttonClass('quiet', 'small', { iconOnly: true })}
              aria-label={text('moveProperty', { name: property.assetTypePropertyName })}
            >
              <GripVertical aria-hidden="true" />
            </Button>
          )}
          <PropertyRow actor={actor} property={property} />
        </GridListItem>
      )}
    </GridList>
  );
}
