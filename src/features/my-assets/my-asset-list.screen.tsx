import { useMemo } from 'react';
import { myAssetFields, type MyAsset } from '#machines/my-assets/my-asset.ts';
import { useText } from '#i18n/text.tsx';
import { useBlocked } from '#records/blocked.tsx';
import { PageHead } from '#records/page-head.tsx';
import { RecordGrid } from '#records/record-grid.tsx';
import { RecordLink } from '#records/record-link.tsx';
import type { ListScreenProps } from '#records/record-list.tsx';
import { Badge } from '#ui/badge.tsx';
import type { GridColumn } from '#ui/data-grid/grid.ts';
import { assetAddresses } from '#page/addresses.ts';

/** What the person has, and what their teams have, the newest first. Designed, after document 3, section 4. */
export function MyAssetListScreen(props: ListScreenProps<MyAsset>) {
  const { onCopyAddress: _copy, ...grid } = props;
  const text = useText('myAssets');
  return (
    <>
      <PageHead title={text('title')} />
      <RecordGrid
        {...grid}
        label={text('title')}
        exportName={text('fileName')}
        fields={myAssetFields}
        columns={useMyAssetColumns()}
      />
    </>
  );
}

/** Code, Name, Type, Since, Expected Return, Note, Warranty, Serial Number, Category, Team. */
function useMyAssetColumns(): readonly GridColumn<MyAsset>[] {
  const text = useText('myAssets');
  const { isBlocked: cannotView } = useBlocked('assetManager.view');
  return useMemo(() => {
    const column = (id: keyof typeof myAssetFields, isLong = false): GridColumn<MyAsset> => ({
      id,
      header: text(id),
      cell: (row) => <bdi>{myAssetFields[id](row) || '-'}</bdi>,
      csv: myAssetFields[id],
      isSortable: true,
      filter: 'text',
      isLong,
    });
    const day = (
      id: 'since' | 'warrantyEnd',
      of: (row: MyAsset) => string,
    ): GridColumn<MyAsset> => ({ id, header: text(id), cell: (row) => of(row) || '-', csv: of });
    return [
      {
        ...column('assetCode'),
        cell: ({ assignment: { assetId, assetCode } }) =>
          cannotView ? (
            <bdi>{assetCode}</bdi>
          ) : (
            <RecordLink address={assetAddresses.view(assetId)}>{assetCode}</RecordLink>
          ),
      },
      column('assetName', true),
      column('assetType'),
      day('since', ({ assignment }) => assignment.assignmentStartDateAsString),
      {
        id: 'expectedReturn',
        header: text('expectedReturn'),
        cell: ({ assignment: { expectedReturnOnAsString, isOverdue } }) => (
          <>
            {expectedReturnOnAsString || '-'}{' '}
            {isOverdue && <Badge tone="warning">{text('isOverdue')}</Badge>}
          </>
        ),
        csv: ({ assignment }) => assignment.expectedReturnOnAsString,
      },
      column('note', true),
      day('warrantyEnd', ({ warrantyEndDateAsString }) => warrantyEndDateAsString),
      column('serialNumber'),
      column('assetCategory'),
      column('teamName'),
    ];
  }, [text, cannotView]);
}
