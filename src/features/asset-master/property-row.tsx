import { Pencil } from 'lucide-react';
import type { AssetTypeViewActor } from '#machines/asset-master/asset-type-view.machine.ts';
import type { TypeProperty } from '#machines/asset-master/type-property.ts';
import { useText } from '#i18n/text.tsx';
import { Badge } from '#ui/display/badges/badge.tsx';
import { Button } from '#ui/controls/button.tsx';
import { isolate, markName } from '#ui/controls/isolate.tsx';
import styles from './asset-master.module.css';
import { DeleteButton } from './delete-button.tsx';
import { useMasterRights } from './use-master-rights.ts';

interface PropertyRowProps {
  actor: AssetTypeViewActor;
  property: TypeProperty;
}

/** A property: its kind, whether it is mandatory, how many assets use it, and its actions. */
export function PropertyRow({ actor, property }: PropertyRowProps) {
  const text = useText('assetMaster');
  const recordText = useText('records');
  const { canEdit, canDelete } = useMasterRights();
  const { assetTypePropertyName: name, controlDataListValue: options } = property;
  const { assetCount: count = 0, missingCount = 0 } = property;
  return (
    <>
      <div className={styles.named}>
        <bdi className={styles.name}>{name}</bdi>
        <span className={styles.kind}>
          {text(`control_${property.controlType}`)} · {text(`data_${property.dataType}`)}
        </span>
        {options.length > 0 && (
          <span className={styles.options}>
            {isolate(options.map(({ description }) => markName(description)).join(' · '))}
          </span>
        )}
      </div>
      <Badge tone={property.isMandatory ? 'info' : 'neutral'} className={styles.duty}>
        {text(property.isMandatory ? 'mandatory' : 'optional')}
      </Badge>
      <span className={styles.use}>{text('use', { count, all: count + missingCount })}</span>
      <div className={styles.actions}>
        {canEdit && (
          <Button
            variant="quiet"
            size="small"
            icon={<Pencil aria-hidden="true" />}
            aria-label={recordText('editRecord', { name })}
            onPress={() => actor.send({ type: 'EDIT', property })}
          />
        )}
        {canDelete && (
          <DeleteButton
            name={name}
            requiredBecause={count > 0 ? text('blockedByValues', { count }) : null}
            onDelete={() => actor.send({ type: 'DELETE', property })}
          />
        )}
      </div>
    </>
  );
}
