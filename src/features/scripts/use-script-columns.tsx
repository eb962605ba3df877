import { useMemo } from 'react';
import type { Script } from '#machines/scripts/script.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { scriptAddresses } from '#page/parameters/addresses.ts';
import { RecordLink } from '#records/view/record-link.tsx';
import type { GridColumn } from '#ui/data-grid/grid.ts';

/** The columns Name, Description, Changed by and Changed on. */
export function useScriptColumns(): readonly GridColumn<Script>[] {
  const text = useText('scripts');
  const { dateTime } = useFormat();
  return useMemo(
    () => [
      {
        id: 'name',
        header: text('name'),
        cell: ({ id, name }) => <RecordLink address={scriptAddresses.view(id)}>{name}</RecordLink>,
        csv: ({ name }) => name,
        isSortable: true,
        filter: 'text',
      },
      {
        id: 'description',
        header: text('description'),
        cell: ({ description }) => <bdi>{description}</bdi>,
        csv: ({ description }) => description,
      },
      {
        id: 'changedByName',
        header: text('changedBy'),
        cell: ({ changedByName }) => <bdi>{changedByName}</bdi>,
        csv: ({ changedByName }) => changedByName,
      },
      {
        id: 'changedOn',
        header: text('changedOn'),
        cell: ({ changedOn }) => dateTime(changedOn),
        csv: ({ changedOn }) => dateTime(changedOn),
      },
    ],
    [text, dateTime],
  );
}
