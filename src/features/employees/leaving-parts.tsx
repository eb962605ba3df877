import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { LeavingSummary } from '#machines/employees/view/employee-status.actors.ts';
import type {
  EmployeeStatusActor,
  HandoverField,
} from '#machines/employees/view/employee-status.machine.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useText } from '#i18n/text.tsx';
import { assignmentAddresses } from '#page/parameters/addresses.ts';
import { RecordLink } from '#records/view/record-link.tsx';
import { ChoiceSearchField } from '#records/list/search-field.tsx';
import styles from './employees.module.css';

interface LeavingPartsProps {
  actor: EmployeeStatusActor;
  summary: LeavingSummary;
}

/** What an employee who leaves has, with the people who take over. */
export function LeavingParts({ actor, summary }: LeavingPartsProps) {
  const text = useText('employeeStatus');
  const id = useSelector(actor, ({ context }) => context.employee.id);
  const { projects, directReports, reviews, assets, requests } = summary;
  return (
    <>
      <p>{text('leaveText')}</p>
      <Rows title={text('projects')} part={projects}>
        {projects.totalCount > 0 && <HeirField actor={actor} field="projectOwnerId" />}
      </Rows>
      <Rows title={text('directReports')} part={directReports}>
        {directReports.totalCount > 0 && <HeirField actor={actor} field="newManagerId" />}
      </Rows>
      <Rows title={text('reviews')} part={reviews} />
      <Rows title={text('assets')} part={assets}>
        {assets.totalCount > 0 && (
          <RecordLink address={assignmentAddresses.assignee(id)}>{text('takeBack')}</RecordLink>
        )}
      </Rows>
      <section>
        <h3>{text('requests')}</h3>
        <p>{requests === 0 ? text('none') : String(requests)}</p>
      </section>
    </>
  );
}

interface RowsProps {
  title: string;
  part: LeavingSummary['projects'];
  children?: ReactNode;
}

/** The number of rows that are named. */
const named = 5;

function Rows({ title, part: { rows, totalCount }, children }: RowsProps) {
  const text = useText('employeeStatus');
  return (
    <section>
      <h3>{`${title} (${totalCount})`}</h3>
      {totalCount === 0 && <p>{text('none')}</p>}
      <ul className={styles.rows}>
        {rows.slice(0, named).map(({ id, name }) => (
          <li key={id}>
            <bdi>{name}</bdi>
          </li>
        ))}
        {totalCount > named && <li>{text('andMore', { count: totalCount - named })}</li>}
      </ul>
      {children}
    </section>
  );
}

/** Selects who takes over; nobody is a selection, too. */
function HeirField({ actor, field }: { actor: EmployeeStatusActor; field: HandoverField }) {
  const text = useText('employeeStatus');
  const errorText = useErrorText();
  const isOwner = field === 'projectOwnerId';
  const search = useSelector(
    actor,
    ({ children }) => children[isOwner ? 'ownerSearch' : 'managerSearch'],
  );
  const error = useSelector(actor, ({ context }) => context.errors[field]);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  if (!search) return null;
  return (
    <ChoiceSearchField
      search={search}
      label={text(field)}
      description={text(isOwner ? 'ownerHint' : 'managerHint')}
      error={error && errorText(error, text(field))}
      isReadOnly={isBusy}
      onChange={(choice) => actor.send({ type: 'heir.selected', field, choice })}
    />
  );
}

/** What coming back restores, and what it does not. */
export function ReturnText({ summary: { hasUser, entersAgain } }: { summary: LeavingSummary }) {
  const text = useText('employeeStatus');
  const access = entersAgain ? 'entersAgain' : 'staysOut';
  return (
    <>
      <p>{text(hasUser ? access : 'noUser')}</p>
      <p>{text('notBack')}</p>
    </>
  );
}
