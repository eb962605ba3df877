import { useMemo } from 'react';
import { toIsoDay } from '#machines/clockwork/day/time.ts';
import type { EngagementRow } from '#machines/engagements/list/engagement-row.ts';
import { useDateSettings, useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { RecordLink } from '#records/view/record-link.tsx';
import type { GridColumn } from '#ui/data-grid/grid.ts';
import { engagementAddresses } from '#page/parameters/addresses.ts';
import { EngagementMarks } from './engagement-marks.tsx';
import { EngagementRatio } from './engagement-ratio.tsx';
import styles from './engagement-list.module.css';

/** Columns that are hidden until a person shows them. */
export const hiddenAtFirst: readonly string[] = ['createdOn', 'inStageSince', 'lastActionOn'];

/** Prospect, stage and ratios as documented, then what tells engagements apart. Source: ENGAG-004. */
export function useEngagementColumns(): readonly GridColumn<EngagementRow>[] {
  const text = useText('engagementList');
  const format = useFormat();
  const { timeZone } = useDateSettings();
  return useMemo(() => {
    const day = (
      id: 'createdOn' | 'inStageSince' | 'lastActionOn',
      getDay: (row: EngagementRow) => string | null,
    ): GridColumn<EngagementRow> => {
      const shown = (row: EngagementRow) => {
        const found = getDay(row);
        return found ? format.shortDay(found) : '';
      };
      return {
        id,
        header: text(id),
        cell: (row) => shown(row) || '-',
        csv: shown,
        isSortable: true,
      };
    };
    const ratio = (done: number, total: number) => `${format.number(done)}/${format.number(total)}`;
    return [
      {
        id: 'prospectName',
        header: text('prospectName'),
        // The link needs a text: an engagement may be without a prospect.
        cell: ({ id, prospectName, name }) => (
          <RecordLink address={engagementAddresses.view(id)} title={name}>
            {prospectName || name}
          </RecordLink>
        ),
        csv: ({ prospectName, name }) => prospectName || name,
        isSortable: true,
        filter: 'text',
      },
      {
        id: 'currentStageName',
        header: text('currentStageName'),
        cell: (row) => (
          <span className={styles.stage}>
            <bdi>{row.currentStageName ?? '-'}</bdi>
            <EngagementMarks row={row} />
          </span>
        ),
        csv: ({ currentStageName }) => currentStageName ?? '',
        isSortable: true,
        filter: 'text',
      },
      {
        id: 'activityRatio',
        header: text('activityRatio'),
        cell: ({ completedActivities: done, totalActivities: total }) => (
          <EngagementRatio kind="activities" done={done} total={total} />
        ),
        csv: ({ completedActivities, totalActivities }) =>
          ratio(completedActivities, totalActivities),
        isSortable: true,
      },
      {
        id: 'effortRatio',
        header: text('effortRatio'),
        cell: ({ doneHours: done, totalHours: total }) => (
          <EngagementRatio kind="hours" done={done} total={total} />
        ),
        csv: ({ doneHours, totalHours }) => ratio(doneHours, totalHours),
        isSortable: true,
      },
      {
        id: 'name',
        header: text('name'),
        cell: ({ name }) => <bdi>{name}</bdi>,
        csv: ({ name }) => name,
        isSortable: true,
        isLong: true,
        filter: 'text',
      },
      {
        id: 'projectType',
        header: text('projectType'),
        cell: ({ projectType }) => <bdi>{projectType?.value ?? '-'}</bdi>,
        csv: ({ projectType }) => projectType?.value ?? '',
      },
      day('createdOn', (row) => row.createdOn),
      day('inStageSince', (row) => row.inStageSince),
      day('lastActionOn', ({ lastActionOn }) => lastActionOn && toIsoDay(lastActionOn, timeZone)),
    ];
  }, [text, format, timeZone]);
}
