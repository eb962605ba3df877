import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { employeeImageRemovalMachine } from '#machines/employees/form/employee-image-removal.machine.ts';
import { employeeImageMachine } from '#machines/employees/form/employee-image.machine.ts';
import type { Employee } from '#machines/employees/employee.ts';
import { useText } from '#i18n/text.tsx';
import { lazyScreen } from '#page/entry/lazy-screen.ts';
import { useBlocked } from '#records/blocked.tsx';
import { PartQuestion } from '#records/view/part-question.tsx';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { useFollowed } from '#ui/hooks/use-followed.ts';
import { EmployeePicture } from './employee-picture.tsx';

const Cropper = lazyScreen([], () =>
  import('#ui/images/image-cropper.tsx').then((module) => module.default),
);

interface PictureProps {
  employee: Pick<Employee, 'id' | 'fullName' | 'profileImageUrl'>;
  /** The employee has another image, or none. */
  onChanged: (imageUrl: string | null) => void;
}

/** The picture of an employee, for those who may edit employees. Source: PEOPL-D17. */
export function EmployeePictureContainer({ employee, onChanged }: PictureProps) {
  const { isBlocked } = useBlocked('employees.edit');
  const actor = useActorRef(employeeImageMachine, { input: { id: employee.id } });
  const [count, setCount] = useState(0);
  useEmitted(actor, { 'avatar.changed': ({ imageUrl }) => onChanged(imageUrl) });
  if (isBlocked) return null;
  return (
    <>
      <EmployeePicture
        actor={actor}
        employee={employee}
        Cropper={Cropper}
        onRemove={() => setCount(count + 1)}
      />
      {count > 0 && <Removal key={count} employee={employee} onChanged={onChanged} />}
    </>
  );
}

function Removal({ employee, onChanged }: PictureProps) {
  const text = useText('employees');
  const { id, fullName } = employee;
  const input = { part: { id, fullName } };
  const actor = useActorRef(employeeImageRemovalMachine, { input });
  useFollowed(actor, ({ output }) => {
    if (output?.isOutdated) onChanged(null);
  });
  return (
    <PartQuestion
      actor={actor}
      title={text('removePictureTitle')}
      question={({ fullName: name }) => text('removePictureText', { name })}
    />
  );
}
