import { useMemo } from 'react';
import type { AssetType } from '#machines/asset-master/asset-type.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { RecordLink } from '#records/view/record-link.tsx';
import type { GridColumn } from '#ui/data-grid/grid.ts';
import { assetMasterAddresses } from '#page/parameters/addresses.ts';
import { AssetCount } from './asset-count.tsx';

/**
 * Name, Code, Category, Assigned To, Useful Life, Properties, Assets. The columns are a decision,
 * not documented.
 */
export function useAssetTypeColumns(): readonly GridColumn<AssetType>[] {
  const text = useText('assetMaster');
  const format = useFormat();
  return useMemo(() => {
    const word = (id: 'name' | 'code' | 'assetCategoryName'): GridColumn<AssetType> => ({
      id,
      header: text(id),
      cell: (row) => <bdi>{row[id]}</bdi>,
      csv: (row) => row[id],
      isSortable: true,
      filter: 'text',
    });
    const number = (
      id: 'usefulLifeInYears' | 'propertyCount' | 'assetCount',
    ): GridColumn<AssetType> => ({
      id,
      header: text(id),
      cell: (row) => format.number(row[id]),
      csv: (row) => String(row[id]),
      isSortable: true,
      align: 'end',
    });
    const assigneeText = ({ isTeam }: AssetType) => text(isTeam ? 'toTeams' : 'toEmployees');
    return [
      {
        ...word('name'),
        cell: ({ id, name }) => (
          <RecordLink address={assetMasterAddresses.view(id)}>{name}</RecordLink>
        ),
      },
      word('code'),
      word('assetCategoryName'),
      {
        id: 'isTeam',
        header: text('assignees'),
        cell: assigneeText,
        csv: assigneeText,
        isSortable: true,
        filter: [
          { value: 'inactive', label: text('toEmployees') },
          { value: 'active', label: text('toTeams') },
        ],
      },
      number('usefulLifeInYears'),
      number('propertyCount'),
      {
        ...number('assetCount'),
        cell: ({ id, name, assetCount: count }) => (
          <AssetCount count={count} filter="assetTypeIds" id={id} name={name} />
        ),
      },
    ];
  }, [text, format]);
}
