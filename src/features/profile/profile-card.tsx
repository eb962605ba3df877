import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import type { Schema } from '#openapi/client/index.ts';
import type { ImageUploadActor } from '#machines/records/create-image-upload.ts';
import { imageExtensions } from '#machines/validation/file-rules.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useText } from '#i18n/text.tsx';
import { useWidgetTexts } from '#i18n/widget-texts.ts';
import { ImageDialog } from '#records/form/image-dialog.tsx';
import { Avatar } from '#ui/images/avatar.tsx';
import { FileDrop } from '#ui/fields/file-drop.tsx';
import type { ImageCropperProps } from '#ui/images/image-cropper.tsx';
import styles from './profile.module.css';

export interface ProfileCardProps {
  actor: ImageUploadActor;
  person: Pick<Schema<'Profile'>, 'name' | 'roleType' | 'profileImageUrl'>;
  /**
   * Passed in because it is large and few people crop: the owner of the card loads it with the
   * first image.
   */
  Cropper: ComponentType<ImageCropperProps>;
}

/**
 * Image, full name and role, and the upload of another image: with the button, dropped on the card,
 * or pasted. Source: PROF-002.
 */
export function ProfileCard({ actor, person, Cropper }: ProfileCardProps) {
  const text = useText('profile');
  const uploadText = useText('imageUpload');
  const getErrorText = useErrorText();
  const { imageDrop } = useWidgetTexts();
  const { error } = useSelector(actor, (state) => state.context);
  const isSending = useSelector(actor, (state) => state.hasTag('busy'));
  return (
    <>
      <FileDrop
        className={styles.card}
        accept={imageExtensions}
        label={text('uploadPicture')}
        {...imageDrop}
        error={getErrorText(error ?? undefined, text('image'))}
        isPending={isSending}
        pendingLabel={uploadText('uploading')}
        onFile={(file) => actor.send({ type: 'avatar.select', file })}
      >
        <Avatar
          size="huge"
          isDecorative
          name={person.name}
          src={person.profileImageUrl ?? undefined}
        />
        <div className={styles.who}>
          <bdi className={styles.name}>{person.name}</bdi>
          <span className={styles.role}>{text(person.roleType)}</span>
        </div>
      </FileDrop>
      <ImageDialog actor={actor} Cropper={Cropper} />
    </>
  );
}
