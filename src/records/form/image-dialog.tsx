import { useSelector } from '@xstate/react';
import { Suspense, type ComponentType } from 'react';
import type { ImageUploadActor } from '#machines/records/create-image-upload.ts';
import { useLanguage, useText } from '#i18n/text.tsx';
import { useWidgetTexts } from '#i18n/widget-texts.ts';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import type { ImageCropperProps } from '#ui/images/image-cropper.tsx';
import { ProgressBar } from '#ui/display/progress/progress-bar.tsx';
import { Spinner } from '#ui/display/progress/spinner.tsx';
import styles from './image-dialog.module.css';

interface ImageDialogProps {
  actor: ImageUploadActor;
  Cropper: ComponentType<ImageCropperProps>;
}

/** From the selected file to the uploaded image: cropping, upload and result. */
export function ImageDialog({ actor, Cropper }: ImageDialogProps) {
  const text = useText('imageUpload');
  const snapshot = useSelector(actor, (state) => state);
  const { file } = snapshot.context;
  const isCropping = snapshot.matches('cropping');
  const hasFailed = snapshot.matches('failed');
  const cancel = () => actor.send({ type: 'CANCEL' });
  return (
    <Dialog
      title={text(isCropping ? 'cropTitle' : hasFailed ? 'failedTitle' : 'uploadingTitle')}
      isOpen={!snapshot.matches('choosing')}
      onClose={cancel}
      closeLabel={text('close')}
      actions={
        isCropping ? undefined : (
          <>
            <Button onPress={cancel}>{text('cancel')}</Button>
            {hasFailed && (
              <Button variant="primary" autoFocus onPress={() => actor.send({ type: 'retry' })}>
                {text('tryAgain')}
              </Button>
            )}
          </>
        )
      }
    >
      {file && isCropping && <Crop actor={actor} Cropper={Cropper} file={file} />}
      {file && !isCropping && (
        <div className={styles.sending}>
          {hasFailed && <Banner tone="danger">{text('failed')}</Banner>}
          <FileLine file={file} />
          {!hasFailed && <ProgressBar label={text('uploading')} />}
        </div>
      )}
    </Dialog>
  );
}

function Crop({ actor, Cropper, file }: ImageDialogProps & { file: File }) {
  const text = useText('imageUpload');
  const { cropper } = useWidgetTexts();
  return (
    <Suspense fallback={<Spinner label={cropper.busy} />}>
      <Cropper
        file={file}
        shape="round"
        texts={{ ...cropper, apply: text('upload') }}
        onCropped={(cropped) => actor.send({ type: 'avatar.crop', file: cropped })}
        onCancel={() => actor.send({ type: 'CANCEL' })}
        onUnreadable={() => actor.send({ type: 'avatar.decodeFailed' })}
      />
      <div className={styles.full}>
        <Button variant="quiet" onPress={() => actor.send({ type: 'avatar.approve' })}>
          {text('uploadUncropped')}
        </Button>
      </div>
    </Suspense>
  );
}

/** The selected file. No upload progress, because the browser does not report it. */
function FileLine({ file }: { file: File }) {
  const language = useLanguage();
  const size = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  });
  return (
    <p className={styles.file}>
      <bdi className={styles.fileName}>{file.name}</bdi>
      <span className={styles.fileSize}>{size.format(Math.ceil(file.size / 1024))}</span>
    </p>
  );
}
