import { useSelector } from '@xstate/react';
import { Pencil } from 'lucide-react';
import { useMemo } from 'react';
import {
  lookupFields,
  type AssetLookup,
  type LookupKind,
} from '#machines/asset-master/asset-lookup.ts';
import type { AssetLookupsActor } from '#machines/asset-master/asset-lookups.machine.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { PartGrid } from '#records/view/part-grid.tsx';
import { RecordLink } from '#records/view/record-link.tsx';
import { Button } from '#ui/controls/button.tsx';
import type { GridColumn } from '#ui/data-grid/grid.ts';
import { assetMasterAddresses } from '#page/parameters/addresses.ts';
import { AssetCount } from './asset-count.tsx';
import { DeleteButton } from './delete-button.tsx';
import { useMasterRights } from './use-master-rights.ts';

interface LookupTableProps {
  actor: AssetLookupsActor;
  kind: LookupKind;
  lookups: readonly AssetLookup[];
}

/** The categories or the locations, each with its number of uses. */
export function LookupTable({ actor, kind, lookups }: LookupTableProps) {
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
      parts={lookups}
      fields={lookupFields}
      columns={useLookupColumns(isCategory)}
      isLoading={isLoading}
      renderActions={(lookup) => <LookupActions actor={actor} lookup={lookup} />}
    />
  );
}

function useLookupColumns(isCategory: boolean): readonly GridColumn<AssetLookup>[] {
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
              address={assetMasterAddresses.typesInCategory(name)}
              aria-label={text('typesInCategory', { count, name })}
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

function LookupActions({ actor, lookup }: { actor: AssetLookupsActor; lookup: AssetLookup }) {
  const text = useText('assetMaster');
  const recordText = useText('records');
  const { canEdit, canDelete } = useMasterRights();
  const { kind, value: name, count } = lookup;
  const retentionText = text(kind === 'category' ? 'blockedByTypes' : 'blockedByLocated', {
    count,
  });
  return (
    <>
      {canEdit && (
        <Button
          variant="quiet"
          size="small"
          icon={<Pencil aria-hidden="true" />}
          aria-label={recordText('editRecord', { name })}
          onPress={() => actor.send({ type: 'EDIT', lookup })}
        />
      )}
      {canDelete && (
        <DeleteButton
          name={name}
          requiredBecause={count > 0 ? retentionText : null}
          onDelete={() => actor.send({ type: 'DELETE', lookup })}
        />
      )}
    </>
  );
}
