/** What finds codes in pictures, of browsers that have it. */
export const detectorClass = (): unknown => Reflect.get(globalThis, 'BarcodeDetector');

/** Whether this browser finds codes in pictures, and lets a page ask for a camera. */
export const canDetectCodes = (): boolean =>
  typeof detectorClass() === 'function' && 'mediaDevices' in navigator;
