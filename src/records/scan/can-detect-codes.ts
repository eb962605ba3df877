/** The browser's barcode detector, where it exists. */
export const detectorClass = (): unknown => Reflect.get(globalThis, 'BarcodeDetector');

/** Whether this browser can detect codes in images and give access to a camera. */
export const canDetectCodes = (): boolean =>
  typeof detectorClass() === 'function' && 'mediaDevices' in navigator;
