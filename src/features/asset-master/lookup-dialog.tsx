import { useSelector } from '@xstate/react';
import type { AssetLookupActor } from '#machines/asset-master/asset-lookup.machine.ts';
import { useText } from '#i18n/text.tsx';
import { FormText } from '#records/form/fields.tsx';
import { PartDialog } from '#records/view/part-dialog.tsx';

/** Adds or renames a category or a location. Source: ASSET-035. */
export default function LookupDialog({ actor }: { actor: AssetLookupActor }) {
  const text = useText('assetMaster');
  const recordText = useText('records');
  const isNew = useSelector(actor, ({ context }) => context.part === null);
  const kind = useSelector(actor, ({ context }) => context.parentId);
  const isUsed = useSelector(actor, ({ context }) => (context.part?.count ?? 0) > 0);
  const title =
    kind === 'category'
      ? text(isNew ? 'addCategory' : 'editCategory')
      : text(isNew ? 'addLocation' : 'editLocation');
  const field = { actor, field: 'value', label: text('value') } as const;
  return (
    <PartDialog
      actor={actor}
      title={title}
      save={recordText(isNew ? 'save' : 'update')}
      getLabel={text}
    >
      <FormText
        {...field}
        {...(isUsed && { description: text('renamedPlace', { kind }) })}
        isRequired
        autoFocus
      />
    </PartDialog>
  );
}
