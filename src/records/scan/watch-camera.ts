import { fromCallback } from 'xstate';
import type { CameraEvent, CameraError } from '#machines/asset-scan/scan-camera.machine.ts';
import { detectorClass } from './can-detect-codes.ts';

/** The browser's own barcode detector, where it exists. */
interface Detector {
  detect(image: HTMLVideoElement): Promise<readonly { rawValue: string }[]>;
}

/** The interval between two detections, in ms. */
const pause = 120;
/** After this many detections without a code, there is none; a single detection may miss it. */
const patience = 6;

const isDetector = (value: unknown): value is Detector =>
  typeof value === 'object' && value !== null && 'detect' in value;

function newDetector(): Detector {
  const made: unknown = Reflect.construct(Object(detectorClass()), []);
  if (!isDetector(made))
    throw new Error(
      'Expected a `BarcodeDetector`, found none in this browser; check `canDetectCodes` first',
    );
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

/** Shows the rear camera's video in an element, and reports the codes in it. */
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
  if (!element)
    throw new Error('Expected a video element, found none; mount it before the camera starts');
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
