import { useMemo } from 'react';
import { toIsoDay } from '#machines/clockwork/day/time.ts';
import { isUsed, type Tag } from '#machines/tags/tag.ts';
import { useDateSettings, useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { RecordLink } from '#records/view/record-link.tsx';
import type { GridColumn } from '#ui/data-grid/grid.ts';
import { TagChip } from '#ui/display/badges/tag-chip.tsx';
import { tagAddresses } from '#page/parameters/addresses.ts';

/** The name as a chip, the team, the number of projects, and the creation day. */
export function useTagColumns(teams: readonly string[]): readonly GridColumn<Tag>[] {
  const text = useText('tags');
  const format = useFormat();
  const { timeZone } = useDateSettings();
  const joined = teams.join('\n');
  return useMemo(() => {
    const number = (
      id: 'projectCount' | 'inheritingCount',
      getCount: (tag: Tag) => number,
    ): GridColumn<Tag> => ({
      id,
      header: text(id),
      cell: (tag) => format.number(getCount(tag)),
      csv: getCount,
      isSortable: true,
      align: 'end',
    });
    const getDay = ({ createdOn }: Tag) => format.shortDay(toIsoDay(createdOn, timeZone));
    const getUse = (tag: Tag) => text(isUsed(tag) ? 'used' : 'unused');
    const options = joined === '' ? [] : joined.split('\n');
    return [
      {
        id: 'name',
        header: text('name'),
        cell: ({ id, name, color }) => (
          <RecordLink address={tagAddresses.view(id)}>
            <TagChip name={name} color={color} />
          </RecordLink>
        ),
        csv: ({ name }) => name,
        isSortable: true,
        filter: 'text',
      },
      {
        id: 'team',
        header: text('team'),
        cell: ({ teamName }) => <bdi>{teamName ?? text('everyone')}</bdi>,
        csv: ({ teamName }) => teamName ?? text('everyone'),
        isSortable: true,
        filter: options.map((name) => ({ value: name, label: name })),
      },
      number('projectCount', ({ projectCount }) => projectCount),
      number('inheritingCount', ({ inheritingCount }) => inheritingCount ?? 0),
      {
        id: 'use',
        header: text('use'),
        cell: getUse,
        csv: getUse,
        isSortable: true,
        filter: [
          { value: 'active', label: text('used') },
          { value: 'inactive', label: text('unused') },
        ],
      },
      {
        id: 'createdOn',
        header: text('createdOn'),
        cell: getDay,
        csv: getDay,
        isSortable: true,
      },
    ];
  }, [text, format, timeZone, joined]);
}
