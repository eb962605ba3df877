import { Download } from 'lucide-react';
import { Suspense, useCallback, useState } from 'react';
import { useText } from '#i18n/text.tsx';
import { useWidgetTexts } from '#i18n/widget-texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { FileDrop } from '#ui/fields/file-drop.tsx';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { saveFile } from '#ui/text/save-file.ts';
import { Spinner } from '#ui/display/progress/spinner.tsx';
import styles from './ui-demos.module.css';

const Cropper = onDemand(() =>
  import('#ui/images/image-cropper.tsx').then((module) => module.default),
);

/** Crops an image in this tab, with the cropper of the profile picture. Source: INTEG-009. */
export function CropperDemo() {
  const text = useText('uiDemos');
  const { cropper, imageDrop, imageUnreadable } = useWidgetTexts();
  const [file, setFile] = useState<File | null>(null);
  const [cropped, setCropped] = useState<File | null>(null);
  const [error, setError] = useState<string | undefined>();
  const reject = () => {
    setFile(null);
    setError(imageUnreadable);
  };
  if (file) {
    return (
      <Suspense fallback={<Spinner label={cropper.busy} />}>
        <Cropper
          file={file}
          shape="square"
          texts={cropper}
          onCropped={(result) => {
            setCropped(result);
            setFile(null);
          }}
          onCancel={() => setFile(null)}
          onUnreadable={reject}
        />
      </Suspense>
    );
  }
  return (
    <div className={styles.column}>
      <FileDrop
        accept=".jpg,.jpeg,.png,.svg"
        label={text('chooseImage')}
        hint={imageDrop.hint}
        error={error}
        onReject={reject}
        onFile={(next) => {
          setError(undefined);
          setFile(next);
        }}
      />
      {cropped && <Result file={cropped} />}
    </div>
  );
}

function Result({ file }: { file: File }) {
  const text = useText('uiDemos');
  const show = useCallback(
    (image: HTMLImageElement) => {
      image.src = URL.createObjectURL(file);
      return () => URL.revokeObjectURL(image.src);
    },
    [file],
  );
  return (
    <div className={styles.column}>
      <img ref={show} alt={text('croppedImage')} className={styles.cropped} />
      <Button icon={<Download aria-hidden="true" />} onPress={() => saveFile(file.name, file)}>
        {text('download')}
      </Button>
    </div>
  );
}
