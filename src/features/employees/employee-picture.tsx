import { useSelector } from '@xstate/react';
import { Trash2 } from 'lucide-react';
import type { ComponentType } from 'react';
import type { Employee } from '#machines/employees/employee.ts';
import type { ImageUploadActor } from '#machines/records/create-image-upload.ts';
import { imageExtensions } from '#machines/validation/file-rules.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useText } from '#i18n/text.tsx';
import { useWidgetTexts } from '#i18n/widget-texts.ts';
import { ImageDialog } from '#records/form/image-dialog.tsx';
import { Avatar } from '#ui/images/avatar.tsx';
import { Button } from '#ui/controls/button.tsx';
import { FileDrop } from '#ui/fields/file-drop.tsx';
import type { ImageCropperProps } from '#ui/images/image-cropper.tsx';
import styles from './employees.module.css';

export interface EmployeePictureProps {
  actor: ImageUploadActor;
  employee: Pick<Employee, 'fullName' | 'profileImageUrl'>;
  /** Passed in because it is large and loaded with the first image. */
  Cropper: ComponentType<ImageCropperProps>;
  onRemove: () => void;
}

/** Sets or removes the picture of an employee. Source: PEOPL-D17. */
export function EmployeePicture({ actor, employee, Cropper, onRemove }: EmployeePictureProps) {
  const text = useText('employees');
  const uploadText = useText('imageUpload');
  const getErrorText = useErrorText();
  const { imageDrop } = useWidgetTexts();
  const error = useSelector(actor, ({ context }) => context.error);
  const isSending = useSelector(actor, (state) => state.hasTag('busy'));
  const { fullName, profileImageUrl } = employee;
  return (
    <section aria-label={text('picture')} className={styles.picture}>
      <FileDrop
        accept={imageExtensions}
        label={text('uploadPicture')}
        {...imageDrop}
        error={getErrorText(error ?? undefined, text('picture'))}
        isPending={isSending}
        pendingLabel={uploadText('uploading')}
        onFile={(file) => actor.send({ type: 'avatar.select', file })}
      >
        <Avatar size="huge" isDecorative name={fullName} src={profileImageUrl ?? undefined} />
      </FileDrop>
      {profileImageUrl !== null && (
        <Button variant="quiet" icon={<Trash2 aria-hidden="true" />} onPress={onRemove}>
          {text('removePicture')}
        </Button>
      )}
      <ImageDialog actor={actor} Cropper={Cropper} />
    </section>
  );
}
