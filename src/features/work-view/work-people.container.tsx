import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { columnsName, getHiddenColumns } from '#machines/work-view/work-view-search.ts';
import { filteredBy } from '#ui/data-grid/search.ts';
import {
  type PersonAtWork,
  type WorkPeople,
  workPeopleMachine,
} from '#machines/work-view/work-people.machine.ts';
import type { ReportActor } from '#machines/lists/create-report.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { PagedReport } from '#records/report/report-paged.tsx';
import type { ListPageState } from '#records/list/record-grid.tsx';
import { Avatar } from '#ui/images/avatar.tsx';
import type { GridColumn } from '#ui/data-grid/grid.ts';
import { useSendOnChange } from '#page/records/use-send-on-change.ts';
import { useTabReturn } from '#page/entry/use-tab-return.ts';
import styles from './work-view.module.css';

/** The people of the scope: who is running a timer, and the hours per project. */
export function WorkPeopleList(props: Pick<ListPageState, 'search' | 'onSearch' | 'onRetry'>) {
  const { search, onSearch } = props;
  const actor = useActorRef(workPeopleMachine, { input: { search } });
  useSendOnChange(actor, { type: 'search.changed', search });
  useTabReturn(actor);
  return (
    <WorkPeopleScreen
      {...props}
      actor={actor}
      hiddenColumns={getHiddenColumns(search)}
      onHiddenColumns={(hidden) => onSearch(filteredBy(search, columnsName, hidden.join(',')))}
    />
  );
}

/** The same with an actor. */
export function WorkPeopleScreen(props: ListPageState & { actor: ReportActor<WorkPeople> }) {
  const text = useText('workView');
  return (
    <PagedReport
      {...props}
      label={text('people')}
      columns={usePeopleColumns()}
      emptyText={text('emptyPeople')}
    />
  );
}

function usePeopleColumns(): readonly GridColumn<PersonAtWork>[] {
  const text = useText('workView');
  const format = useFormat();
  return useMemo(
    (): readonly GridColumn<PersonAtWork>[] => [
      {
        id: 'fullName',
        header: text('person'),
        isSortable: true,
        cell: ({ fullName, profileImageUrl }) => (
          <span className={styles.person}>
            <Avatar size="small" isDecorative name={fullName} src={profileImageUrl ?? undefined} />
            <bdi>{fullName}</bdi>
          </span>
        ),
      },
      {
        id: 'running',
        header: text('running'),
        cell: ({ runningEntry }) =>
          runningEntry === null
            ? '–'
            : [runningEntry.projectDisplayString, runningEntry.description]
                .filter(Boolean)
                .join(' · ') || text('runningUnnamed'),
      },
      {
        id: 'projects',
        header: text('projects'),
        cell: ({ projects }) =>
          projects.length === 0 ? (
            '–'
          ) : (
            <ul className={styles.times}>
              {projects.map(({ projectId, projectCode, projectName, totalTimeInMinutes }) => (
                <li key={projectId ?? 'none'}>
                  <bdi>
                    {projectId === null ? text('noProject') : `${projectCode} ${projectName}`}
                  </bdi>{' '}
                  {format.digits((totalTimeInMinutes ?? 0) * 60)}
                </li>
              ))}
            </ul>
          ),
      },
      {
        id: 'hours',
        header: text('hours'),
        isSortable: true,
        align: 'end',
        cell: ({ totalTimeInSeconds }) => format.digits(totalTimeInSeconds),
      },
    ],
    [text, format],
  );
}
