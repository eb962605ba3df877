import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { EmployeeOverview } from '#machines/employees/view/employee-view.actors.ts';
import type { Employee } from '#machines/employees/employee.ts';
import type { RecordViewActor } from '#machines/records/create-record-view.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { employeeAddresses } from '#page/parameters/addresses.ts';
import { useBlocked } from '#records/blocked.tsx';
import { MailLink, PhoneLink } from '#records/view/contact-links.tsx';
import { Readable } from '#records/view/readable.tsx';
import { RecordLink } from '#records/view/record-link.tsx';
import { Details, type ViewScreenProps } from '#records/view/record-view.tsx';
import { Avatar } from '#ui/images/avatar.tsx';
import { Badge } from '#ui/display/badges/badge.tsx';
import { EmployeeParts } from './employee-parts.tsx';
import styles from './employees.module.css';

export interface EmployeeViewScreenProps extends ViewScreenProps<Employee> {
  overview: RecordViewActor<EmployeeOverview>;
  /** The actions on the employee, and their dialogs. */
  actions?: ReactNode;
}

/** Shows an employee, read-only. Source: PEOPL-004, PEOPL-015. */
export function EmployeeViewScreen(props: EmployeeViewScreenProps) {
  const { actor, overview, actions, onCopyAddress, ...page } = props;
  const text = useText('employees');
  const { isBlocked: cannotEdit } = useBlocked('employees.edit');
  const { id, record, cause } = useSelector(actor, ({ context }) => context);
  return (
    <Readable
      {...page}
      head={{
        id,
        kind: text('viewTitle'),
        listTitle: text('title'),
        addresses: employeeAddresses,
        hasCopy: false,
        hasEdit: !cannotEdit,
        onCopyAddress,
      }}
      getName={({ fullName }) => fullName}
      record={record}
      isMissing={useSelector(actor, (state) => state.matches('notFound'))}
      isUnavailable={useSelector(actor, (state) => state.matches('unavailable'))}
      cause={cause}
    >
      {(employee) => (
        <>
          <EmployeeDetails employee={employee} />
          {actions && <div className={styles.actions}>{actions}</div>}
          <EmployeeParts id={id} actor={overview} onRetry={page.onRetry} />
        </>
      )}
    </Readable>
  );
}

function EmployeeDetails({ employee }: { employee: Employee }) {
  const text = useText('employees');
  const format = useFormat();
  const { fullName, profileImageUrl, reportingToId, reportingTo, isActive } = employee;
  const showDay = (day: string | null) => day && format.shortDay(day);
  return (
    <Details
      items={[
        [
          text('fullName'),
          <span key="name" className={styles.person}>
            <Avatar isDecorative name={fullName} src={profileImageUrl ?? undefined} />
            <bdi>{fullName}</bdi>
          </span>,
        ],
        [text('email'), <MailLink key="email" email={employee.email} />],
        [text('designationId'), employee.designation],
        [
          text('reportingToId'),
          reportingToId && (
            <RecordLink key="manager" address={employeeAddresses.view(reportingToId)}>
              {reportingTo ?? '-'}
            </RecordLink>
          ),
        ],
        [text('isTeamLead'), text(employee.isTeamLead ? 'yes' : 'no')],
        [text('workPlace'), employee.workPlace],
        [text('shift'), employee.shift],
        [text('phone'), employee.phone && <PhoneLink key="phone" phone={employee.phone} />],
        [text('dateOfBirth'), showDay(employee.dateOfBirth)],
        [text('joinedOn'), showDay(employee.joinedOn)],
        [
          text('isActive'),
          <Badge key="status" tone={isActive ? 'success' : 'neutral'}>
            {text(isActive ? 'active' : 'inactive')}
          </Badge>,
        ],
        [text('hasUser'), text(employee.userId === null ? 'withoutUser' : 'withUser')],
      ]}
    />
  );
}
