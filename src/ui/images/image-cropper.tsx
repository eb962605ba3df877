import { RotateCw } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useState, type KeyboardEvent } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { Button } from '../controls/button.tsx';
import { turned, type Area, type QuarterTurn } from './crop-geometry.ts';
import { cropImage } from './crop-image.ts';
import { readImage, type LoadedImage } from './read-image.ts';
import { Slider } from '../fields/slider.tsx';
import { Spinner } from '../display/progress/spinner.tsx';
import styles from './image-cropper.module.css';

export interface ImageCropperTexts {
  /** Name of the image that is moved. */
  image: string;
  /** Instructions: 'Drag the image or move it with the arrow keys.' */
  help: string;
  zoom: string;
  rotate: string;
  apply: string;
  cancel: string;
  /** Shown while the image is loaded or written. */
  busy: string;
}

export interface ImageCropperProps {
  file: File;
  /** The shape in which the result is displayed; the result itself is a square. */
  shape: 'round' | 'square';
  texts: ImageCropperTexts;
  /** Receives the selected area: a PNG or JPEG of up to 512 × 512 pixels, with the file's name. */
  onCropped: (file: File) => void;
  onCancel: () => void;
  /** The file is not an image that this browser can decode. */
  onUnreadable: () => void;
}

const zooms = { min: 1, max: 3, step: 0.1 };
const centre = { x: 0, y: 0 };

const clamp = (zoom: number) => Math.min(zooms.max, Math.max(zooms.min, zoom));

/**
 * Lets the user select an area of an image by mouse, touch or keyboard. Change its `key` for
 * another file, so that it is remounted.
 */
export default function ImageCropper({
  file,
  shape,
  texts,
  onCropped,
  onCancel,
  onUnreadable,
}: ImageCropperProps) {
  const image = useImage(file, onUnreadable);
  const [crop, setCrop] = useState(centre);
  const [zoom, setZoom] = useState(zooms.min);
  const [turn, setTurn] = useState<QuarterTurn>(0);
  const [area, setArea] = useState<Area | null>(null);
  const [isWriting, setWriting] = useState(false);
  const helpId = useId();
  const isReady = image !== null && area !== null;

  const apply = async () => {
    if (!isReady || isWriting) return;
    setWriting(true);
    try {
      onCropped(await cropImage(image, { area, turn, name: file.name }));
    } catch {
      onUnreadable();
    } finally {
      setWriting(false);
    }
  };

  const zoomByKey = (event: KeyboardEvent) => {
    const steps = { '+': 1, '=': 1, '-': -1, _: -1 }[event.key];
    if (steps === undefined) return;
    event.preventDefault();
    setZoom(clamp(zoom + steps * zooms.step));
  };

  return (
    <div className={styles.cropper}>
      <div className={styles.stage} aria-busy={!isReady}>
        {image ? (
          <div className={styles.aim}>
            <Cropper
              image={image.url}
              crop={crop}
              zoom={zoom}
              rotation={turn}
              aspect={1}
              minZoom={zooms.min}
              maxZoom={zooms.max}
              cropShape={shape === 'round' ? 'round' : 'rect'}
              objectFit="cover"
              showGrid={false}
              keyboardStep={8}
              onCropChange={setCrop}
              onZoomChange={setZoom}
              onCropAreaChange={(_, pixels) => setArea(pixels)}
              // The content security policy forbids styles that a script adds to the page.
              disableAutomaticStylesInjection
              // The parts outside the crop area stay visible around it.
              style={{ containerStyle: { overflow: 'visible' } }}
              cropperProps={{
                role: 'application',
                'aria-label': texts.image,
                'aria-describedby': helpId,
                onKeyDownCapture: zoomByKey,
              }}
            />
          </div>
        ) : (
          <Spinner label={texts.busy} />
        )}
      </div>
      <p id={helpId} className={styles.help}>
        {texts.help}
      </p>
      <div className={styles.tools}>
        <Slider
          label={texts.zoom}
          value={zoom}
          onChange={setZoom}
          minValue={zooms.min}
          maxValue={zooms.max}
          step={zooms.step}
          formatOptions={{ style: 'percent' }}
          isDisabled={!isReady}
        />
        <Button
          icon={<RotateCw aria-hidden="true" />}
          isDisabled={!isReady}
          onPress={() => setTurn(turned(turn))}
        >
          {texts.rotate}
        </Button>
      </div>
      <div className={styles.buttons}>
        <Button onPress={onCancel}>{texts.cancel}</Button>
        <Button
          variant="primary"
          isDisabled={!isReady}
          isPending={isWriting}
          pendingLabel={texts.busy}
          onPress={() => void apply()}
        >
          {texts.apply}
        </Button>
      </div>
    </div>
  );
}

/** The image of a file; null until it is loaded. */
function useImage(file: File, onUnreadable: () => void): LoadedImage | null {
  const [result, setResult] = useState<{ file: File; image: LoadedImage } | null>(null);
  const unreadable = useEffectEvent(onUnreadable);
  // Synchronizes with the file, which is read outside React.
  useEffect(() => {
    const ended = new AbortController();
    let url: string | null = null;
    const read = async () => {
      try {
        const image = await readImage(file, ended.signal);
        ({ url } = image);
        setResult({ file, image });
      } catch {
        if (!ended.signal.aborted) unreadable();
      }
    };
    void read();
    return () => {
      ended.abort();
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [file]);
  return result?.file === file ? result.image : null;
}
