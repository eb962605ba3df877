import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { managerFilter } from '#machines/employees/list/employee-search.ts';
import type { EmployeeOverview } from '#machines/employees/view/employee-view.actors.ts';
import type { RecordViewActor } from '#machines/records/create-record-view.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import {
  assetAddresses,
  assignmentAddresses,
  buildAddress,
  employeeAddresses,
  teamAddresses,
} from '#page/parameters/addresses.ts';
import type { Address } from '#records/form/address.ts';
import { RecordLink } from '#records/view/record-link.tsx';
import { Panel } from '#ui/overlays/panel.tsx';
import { Loader } from '#ui/display/progress/spinner.tsx';
import { Unavailable } from '#ui/display/notices/unavailable.tsx';
import styles from './employees.module.css';

interface EmployeePartsProps {
  id: string;
  actor: RecordViewActor<EmployeeOverview>;
  onRetry: () => void;
}

/** What an employee has to do with: only the parts to which the person has the right. */
export function EmployeeParts({ id, actor, onRetry }: EmployeePartsProps) {
  const records = useText('records');
  const why = useCauseText();
  const { record, cause } = useSelector(actor, ({ context }) => context);
  const isEnded = useSelector(actor, ({ status }) => status === 'done');
  if (record) return <Parts id={id} overview={record} />;
  if (!isEnded) return <Loader label={records('loading')} />;
  return (
    <Unavailable
      title={records('unavailable')}
      reason={why(cause)}
      retryLabel={records('tryAgain')}
      onRetry={onRetry}
    >
      {records('unavailableText')}
    </Unavailable>
  );
}

function Parts({ id, overview }: { id: string; overview: EmployeeOverview }) {
  const text = useText('employees');
  const format = useFormat();
  const { directReports, teams, assets, projects, secondsOfLastDays } = overview;
  return (
    <div className={styles.parts}>
      <Part
        title={text('directReports')}
        part={directReports}
        getAddress={employeeAddresses.view}
        all={employeeAddresses.filtered(managerFilter, id)}
      />
      {teams && <Part title={text('teams')} part={teams} getAddress={teamAddresses.view} />}
      {assets && (
        <Part
          title={text('assets')}
          part={assets}
          getAddress={assetAddresses.view}
          all={assignmentAddresses.assets('employeeIds', id)}
        />
      )}
      {projects && (
        <Part
          title={text('projects')}
          part={projects}
          getAddress={(projectId) =>
            buildAddress('/projects/projects-overview/$projectId', { projectId })
          }
        />
      )}
      {secondsOfLastDays !== null && (
        <Panel title={text('hours')}>{format.hours(secondsOfLastDays)}</Panel>
      )}
    </div>
  );
}

interface PartProps {
  title: string;
  part: EmployeeOverview['directReports'];
  getAddress: (id: string) => Address;
  /** The list of all rows. */
  all?: Address;
}

function Part({ title, part: { rows, totalCount }, getAddress, all }: PartProps): ReactNode {
  const text = useText('employees');
  return (
    <Panel title={`${title} (${totalCount})`}>
      {rows.length === 0 ? (
        text('nothing')
      ) : (
        <ul className={styles.rows}>
          {rows.map(({ id, name }) => (
            <li key={id}>
              <RecordLink address={getAddress(id)}>{name}</RecordLink>
            </li>
          ))}
        </ul>
      )}
      {all && totalCount > 0 && (
        <p className={styles.more}>
          <RecordLink address={all}>{text('showAll', { count: totalCount })}</RecordLink>
        </p>
      )}
    </Panel>
  );
}
