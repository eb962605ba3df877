import { useSelector } from '@xstate/react';
import { Camera, CameraOff } from 'lucide-react';
import type { Ref } from 'react';
import type { ScanCameraActor } from '#machines/asset-scan/scan-camera.machine.ts';
import { useText } from '#i18n/text.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import styles from './scan.module.css';

interface CameraViewProps {
  actor: ScanCameraActor;
  /** The element that shows the video. */
  element?: Ref<HTMLVideoElement>;
}

/** The camera's video while it is on; if access is denied, the reason and what to do. */
export function CameraView({ actor, element }: CameraViewProps) {
  const text = useText('assetScan');
  const isOn = useSelector(actor, (state) => state.matches('on'));
  const isOpening = useSelector(actor, (state) => state.hasTag('busy'));
  const isRejected = useSelector(actor, (state) => state.matches('rejected'));
  const error = useSelector(actor, ({ context }) => context.error);
  return (
    <div className={styles.camera}>
      <Button
        icon={isOn ? <CameraOff aria-hidden="true" /> : <Camera aria-hidden="true" />}
        onPress={() => actor.send({ type: isOn ? 'STOP' : 'START' })}
      >
        {text(isOn ? 'cameraOff' : 'cameraOn')}
      </Button>
      {isRejected && error && <Banner tone="danger">{text(`camera_${error}`)}</Banner>}
      {isOpening && <p role="status">{text('cameraOpening')}</p>}
      {/* Muted and without controls: the video has no sound and is not played by hand. */}
      <video
        ref={element}
        muted
        playsInline
        hidden={!isOn || isOpening}
        aria-label={text('cameraPicture')}
        className={styles.image}
      />
    </div>
  );
}
