import { employeeImageRemovalMachine } from '#machines/employees/form/employee-image-removal.machine.ts';
import { employeeImageMachine } from '#machines/employees/form/employee-image.machine.ts';
import type { Employee } from '#machines/employees/employee.ts';
import type { RecordViewActor } from '#machines/records/create-record-view.ts';
import { useText } from '#i18n/text.tsx';
import { lazyScreen } from '#page/entry/lazy-screen.ts';
import { useBlocked } from '#records/blocked.tsx';
import { PartQuestion } from '#records/view/part-question.tsx';
import { useCompanion, usePart } from '#records/use-companion.ts';
import { EmployeePicture } from './employee-picture.tsx';

const Cropper = lazyScreen([], () =>
  import('#ui/images/image-cropper.tsx').then((module) => module.default),
);

interface PictureProps {
  actor: RecordViewActor<Employee>;
  employee: Pick<Employee, 'id' | 'fullName' | 'profileImageUrl'>;
}

/** The picture of an employee, for those who may edit employees. Source: PEOPL-D17. */
export function EmployeePictureContainer({ actor, employee }: PictureProps) {
  const text = useText('employees');
  const { isBlocked } = useBlocked('employees.edit');
  const image = useCompanion(actor, employeeImageMachine);
  const removal = usePart(actor, employeeImageRemovalMachine);
  if (isBlocked) return null;
  const { id, fullName } = employee;
  const input = { part: { id, fullName } };
  return (
    <>
      <EmployeePicture
        actor={image}
        employee={employee}
        Cropper={Cropper}
        onRemove={() =>
          actor.send({ type: 'part.open', part: employeeImageRemovalMachine.id, input })
        }
      />
      {removal && (
        <PartQuestion
          key={removal.sessionId}
          actor={removal}
          title={text('removePictureTitle')}
          question={({ fullName: name }) => text('removePictureText', { name })}
        />
      )}
    </>
  );
}
