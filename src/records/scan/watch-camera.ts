import { fromCallback } from 'xstate';
import type { CameraEvent, CameraError } from '#machines/asset-scan/scan-camera.machine.ts';
import { detectorClass } from './reads-pictures.ts';

/** What finds codes in a picture: the browser's own, where it has one. */
interface Detector {
  detect(image: HTMLVideoElement): Promise<readonly { rawValue: string }[]>;
}

/** Between two looks at the picture, in ms. */
const pause = 120;
/** After so many looks without a code, there is none: one is missed now and then. */
const patience = 6;

const isDetector = (value: unknown): value is Detector =>
  typeof value === 'object' && value !== null && 'detect' in value;

function newDetector(): Detector {
  const made: unknown = Reflect.construct(Object(detectorClass()), []);
  if (!isDetector(made)) throw new Error('This browser finds no codes in pictures.');
  return made;
}

const errors: Readonly<Record<string, CameraError>> = {
  NotAllowedError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
};

const toCameraError = (error: unknown): CameraError =>
  (error instanceof DOMException && errors[error.name]) || 'failed';

/** Shows the picture of the camera at the back in an element, and tells which codes are in it. */
export const watchCamera = (getElement: () => HTMLVideoElement | null) =>
  fromCallback<CameraEvent>(({ sendBack }) => {
    const abortController = new AbortController();
    void watch(getElement, abortController.signal, sendBack).catch((error: unknown) => {
      if (!abortController.signal.aborted)
        sendBack({ type: 'camera.failed', error: toCameraError(error) });
    });
    return () => abortController.abort();
  });

async function watch(
  getElement: () => HTMLVideoElement | null,
  signal: AbortSignal,
  notify: (event: CameraEvent) => void,
): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment' },
  });
  const stop = () => stream.getTracks().forEach((track) => track.stop());
  if (signal.aborted) return stop();
  signal.addEventListener('abort', stop);
  const element = getElement();
  if (!element) throw new Error('There is nothing to show the picture in.');
  element.srcObject = stream;
  await element.play();
  notify({ type: 'camera.opened' });
  await look(element, newDetector(), signal, notify);
}

async function look(
  element: HTMLVideoElement,
  detector: Detector,
  signal: AbortSignal,
  notify: (event: CameraEvent) => void,
): Promise<void> {
  let empty = 0;
  while (!signal.aborted) {
    const [found] = await detector.detect(element);
    if (signal.aborted) return;
    empty = found ? 0 : empty + 1;
    if (found) notify({ type: 'code.seen', code: found.rawValue });
    else if (empty === patience) notify({ type: 'code.cleared' });
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
