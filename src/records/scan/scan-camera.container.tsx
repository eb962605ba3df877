import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { scanCameraMachine } from '#machines/asset-scan/scan-camera.machine.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { CameraView } from './camera-view.tsx';
import { watchCamera } from './watch-camera.ts';

/** The machine with a camera whose video is shown in the last mounted element. */
function withCamera() {
  let element: HTMLVideoElement | null = null;
  return {
    machine: scanCameraMachine.provide({ actors: { watchCamera: watchCamera(() => element) } }),
    cameraRef: (placed: HTMLVideoElement | null) => {
      element = placed;
    },
  };
}

/** Reads codes with the camera, which is requested when the user presses its button. */
export function ScanCamera({ onCode }: { onCode: (code: string) => void }) {
  const [{ machine, cameraRef }] = useState(withCamera);
  const actor = useActorRef(machine);
  useEmitted(actor, { 'code.read': ({ code }) => onCode(code) });
  return <CameraView actor={actor} element={cameraRef} />;
}
