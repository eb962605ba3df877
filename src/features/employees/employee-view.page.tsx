import { useActorRef, useSelector } from '@xstate/react';
import { employeeOverviewMachine } from '#machines/employees/view/employee-overview.machine.ts';
import { employeeViewMachine } from '#machines/employees/view/employee-view.machine.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { useCompanion } from '#records/use-companion.ts';
import { employeeImageMachine } from '#machines/employees/form/employee-image.machine.ts';
import { employeeImageRemovalMachine } from '#machines/employees/form/employee-image-removal.machine.ts';
import { NotFoundPage } from '#page/entry/not-found-page.tsx';
import { ofRecord, useRecordId } from '#page/of-record.tsx';
import { isPersonId } from '#page/parameters/record-parameters.ts';
import { retried, useCopyAddress } from '#page/records/use-copy-address.ts';
import { useApp } from '#page/entry/use-app.ts';
import { usePage } from '#page/records/use-page.ts';
import { useTabReturn } from '#page/entry/use-tab-return.ts';
import { AbsencesLink } from './absences-link.tsx';
import { EmployeePictureContainer } from './employee-picture.container.tsx';
import { EmployeeStatus } from './employee-status.container.tsx';
import { EmployeeViewScreen } from './employee-view.screen.tsx';
import styles from './employees.module.css';

const parameter = 'employeeId';

/** One employee, with what they have to do with. Source: PEOPL-004. */
const EmployeeViewPage = retried(({ onRetry }) => {
  const app = useApp();
  const { profile } = usePage().workspace;
  const id = useRecordId(parameter, isPersonId) ?? '';
  const actor = useActorRef(employeeViewMachine, { input: { id } });
  const overview = useCompanion(actor, employeeOverviewMachine);
  const image = useCompanion(actor, employeeImageMachine);
  useTabReturn(actor);
  useTabReturn(overview);
  const employee = useSelector(actor, ({ context }) => context.record);
  const showImage = (profileImageUrl: string | null) => {
    if (profile.employeeId === id) app.changeProfile({ profileImageUrl });
  };
  useEmitted(image, { 'avatar.changed': ({ imageUrl }) => showImage(imageUrl) });
  useEmitted(actor, {
    'part.closed': ({ part, output }) => {
      const isRemoved = (output as { isOutdated: boolean }).isOutdated;
      if (part === employeeImageRemovalMachine.id && isRemoved) showImage(null);
    },
  });
  return (
    <EmployeeViewScreen
      actor={actor}
      overview={overview}
      actions={
        employee && (
          <>
            <EmployeePictureContainer actor={actor} employee={employee} />
            <div className={styles.actions}>
              <AbsencesLink employeeId={employee.id} />
              <EmployeeStatus actor={actor} employee={employee} />
            </div>
          </>
        )
      }
      onCopyAddress={useCopyAddress()}
      notFound={<NotFoundPage />}
      onRetry={onRetry}
    />
  );
});

export default ofRecord(EmployeeViewPage, parameter, isPersonId);
