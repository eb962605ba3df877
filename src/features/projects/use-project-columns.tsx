import { useMemo } from 'react';
import { toIsoDay } from '#machines/clockwork/day/time.ts';
import { nameProject, type Project } from '#machines/projects/project.ts';
import type { ProjectWatchActor } from '#machines/projects/parts/project-watch.machine.ts';
import { useDateSettings, useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { RecordLink } from '#records/view/record-link.tsx';
import type { GridColumn } from '#ui/data-grid/grid.ts';
import { projectAddresses } from '#page/parameters/addresses.ts';
import { ImpedimentCount, ProjectMarks } from './project-marks.tsx';
import { WatchButton } from './watch-button.tsx';
import styles from './project-list.module.css';

/** Columns that are hidden until a person shows them. */
export const hiddenAtFirst: readonly string[] = ['startOn', 'createdOn'];

/**
 * Code, name, description, creator and owner as documented, then parent, days, open impediments and
 * the watch list. Source: PROJ-005.
 */
export function useProjectColumns(watch: ProjectWatchActor): readonly GridColumn<Project>[] {
  const text = useText('projects');
  const format = useFormat();
  const { timeZone } = useDateSettings();
  return useMemo(() => {
    const column = (
      id: 'code' | 'name' | 'description' | 'createdBy' | 'ownedBy',
    ): GridColumn<Project> => ({
      id,
      header: text(id),
      cell: (row) => <bdi>{row[id] || '-'}</bdi>,
      csv: (row) => row[id],
      isSortable: true,
      filter: 'text',
    });
    const day = (
      id: 'startOn' | 'dueOn' | 'createdOn',
      getDay: (row: Project) => string | null | undefined,
    ): GridColumn<Project> => {
      const shown = (row: Project) => {
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
    return [
      {
        ...column('code'),
        cell: ({ id, code }) => <RecordLink address={projectAddresses.view(id)}>{code}</RecordLink>,
      },
      {
        ...column('name'),
        cell: (row) => (
          <span className={styles.named}>
            <span className={styles.projectName} title={row.name}>
              <bdi>{row.name}</bdi>
            </span>
            <ProjectMarks project={row} />
          </span>
        ),
      },
      { ...column('description'), isLong: true },
      column('createdBy'),
      column('ownedBy'),
      {
        id: 'parent',
        header: text('parent'),
        cell: ({ parentProject: parent }) =>
          parent ? (
            <RecordLink address={projectAddresses.view(parent.id)} title={parent.name}>
              {parent.code}
            </RecordLink>
          ) : (
            '-'
          ),
        csv: ({ parentProject: parent }) => (parent ? nameProject(parent) : ''),
      },
      day('startOn', (row) => row.startOn),
      day('dueOn', (row) => row.dueOn),
      day('createdOn', (row) => row.createdOn && toIsoDay(row.createdOn, timeZone)),
      {
        id: 'unResolvedImpediment',
        header: text('unResolvedImpediment'),
        cell: (row) => (row.unResolvedImpediment > 0 ? <ImpedimentCount project={row} /> : '-'),
        csv: (row) => row.unResolvedImpediment,
        isSortable: true,
        align: 'end',
      },
      {
        id: 'isWatching',
        header: text('isWatching'),
        cell: (row) => <WatchButton actor={watch} project={row} />,
        csv: (row) => text(row.isWatching ? 'yes' : 'no'),
        isSortable: true,
      },
    ];
  }, [text, format, timeZone, watch]);
}
