import { assetTypeFields, type AssetType } from '#machines/asset-master/asset-type.ts';
import { useText } from '#i18n/text.tsx';
import { AddLink } from '#records/list/add-link.tsx';
import { DeleteQuestion } from '#records/view/delete-question.tsx';
import { PageHead } from '#records/view/page-head.tsx';
import { RecordGrid } from '#records/list/record-grid.tsx';
import type { ListScreenProps } from '#records/list/record-list.tsx';
import { assetMasterAddresses } from '#page/parameters/addresses.ts';
import { AssetTypeActions } from './asset-type-actions.tsx';
import { MasterNav } from './master-nav.tsx';
import { useAssetTypeColumns } from './use-asset-type-columns.tsx';
import { useMasterRights } from './use-master-rights.ts';

/** The types of assets. Source: ASSET-001. */
export function AssetTypeListScreen(props: ListScreenProps<AssetType>) {
  const { onCopyAddress: _, ...list } = props;
  const text = useText('assetMaster');
  const { canAdd, canDelete } = useMasterRights();
  const remove = (row: AssetType) => list.actor.send({ type: 'DELETE', row });
  const onDeleteKey = (row: AssetType) => {
    if (row.assetCount === 0) remove(row);
  };
  const add = canAdd && <AddLink address={assetMasterAddresses.add}>{text('add')}</AddLink>;
  return (
    <>
      <PageHead title={text('title')}>{add}</PageHead>
      <MasterNav />
      <RecordGrid
        {...list}
        {...(canDelete && { onDeleteKey })}
        label={text('types')}
        exportName="asset-types"
        fields={assetTypeFields}
        columns={useAssetTypeColumns()}
        emptyAction={add}
        renderActions={(row) => <AssetTypeActions type={row} onDelete={() => remove(row)} />}
      />
      <DeleteQuestion
        actor={list.actor}
        title={({ name }) => text('deleteTitle', { name })}
        consequence={text('deleteConsequence')}
      />
    </>
  );
}
