import { useSelector } from '@xstate/react';
import { Pencil } from 'lucide-react';
import { useMemo } from 'react';
import {
  placeFields,
  type AssetPlace,
  type PlaceKind,
} from '#machines/asset-master/asset-place.ts';
import type { AssetPlacesActor } from '#machines/asset-master/asset-places.machine.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { PartGrid } from '#records/part-grid.tsx';
import { RecordLink } from '#records/record-link.tsx';
import { Button } from '#ui/button.tsx';
import type { GridColumn } from '#ui/data-grid/grid.ts';
import { assetMasterAddresses } from '#page/addresses.ts';
import { AssetCount } from './asset-count.tsx';
import { DeleteButton } from './delete-button.tsx';
import { useMasterRights } from './use-master-rights.ts';

interface PlaceTableProps {
  actor: AssetPlacesActor;
  kind: PlaceKind;
  places: readonly AssetPlace[];
}

/** The categories or the locations, each with how much uses it. */
export function PlaceTable({ actor, kind, places }: PlaceTableProps) {
  const text = useText('assetMaster');
  const { canAdd } = useMasterRights();
  const isLoading = useSelector(actor, (state) => state.matches('loading'));
  const isCategory = kind === 'category';
  return (
    <PartGrid
      title={text(isCategory ? 'categories' : 'locations')}
      add={text(isCategory ? 'addCategory' : 'addLocation')}
      onAdd={canAdd ? () => actor.send({ type: 'ADD', kind }) : undefined}
      exportName={isCategory ? 'asset-categories' : 'asset-locations'}
      parts={places}
      fields={placeFields}
      columns={usePlaceColumns(isCategory)}
      isLoading={isLoading}
      renderActions={(place) => <PlaceActions actor={actor} place={place} />}
    />
  );
}

function usePlaceColumns(isCategory: boolean): readonly GridColumn<AssetPlace>[] {
  const text = useText('assetMaster');
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'value',
        header: text('value'),
        cell: ({ value }) => <bdi>{value}</bdi>,
        csv: ({ value }) => value,
        isSortable: true,
        filter: 'text',
      },
      {
        id: 'count',
        header: text(isCategory ? 'typeCount' : 'assetCount'),
        cell: ({ id, value: name, count }) => {
          if (!isCategory) {
            return <AssetCount count={count} filter="assetLocationIds" id={id} name={name} />;
          }
          if (count === 0) return format.number(count);
          return (
            <RecordLink
              address={assetMasterAddresses.typesOf(name)}
              aria-label={text('typesOf', { count, name })}
            >
              {format.number(count)}
            </RecordLink>
          );
        },
        csv: ({ count }) => String(count),
        isSortable: true,
        align: 'end',
      },
    ],
    [text, format, isCategory],
  );
}

function PlaceActions({ actor, place }: { actor: AssetPlacesActor; place: AssetPlace }) {
  const text = useText('assetMaster');
  const recordText = useText('records');
  const { canEdit, canDelete } = useMasterRights();
  const { kind, value: name, count } = place;
  const retentionText = text(kind === 'category' ? 'keptForTypes' : 'keptForPlaced', { count });
  return (
    <>
      {canEdit && (
        <Button
          variant="quiet"
          size="small"
          icon={<Pencil aria-hidden="true" />}
          aria-label={recordText('editRecord', { name })}
          onPress={() => actor.send({ type: 'EDIT', place })}
        />
      )}
      {canDelete && (
        <DeleteButton
          name={name}
          requiredBecause={count > 0 ? retentionText : null}
          onDelete={() => actor.send({ type: 'DELETE', place })}
        />
      )}
    </>
  );
}
