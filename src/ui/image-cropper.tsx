import { RotateCw } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useState, type KeyboardEvent } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { Button } from './button.tsx';
import { turned, type Area, type QuarterTurn } from './crop-geometry.ts';
import { cropImage } from './crop-picture.ts';
import { readImage, type LoadedImage } from './read-picture.ts';
import { Slider } from './slider.tsx';
import { Spinner } from './spinner.tsx';
import styles from './image-cropper.module.css';

export interface ImageCropperTexts {
  /** Name of the picture that is moved about. */
  image: string;
  /** How: 'Drag the picture, or use the arrow keys and plus and minus.' */
  help: string;
  zoom: string;
  rotate: string;
  apply: string;
  cancel: string;
  /** While the picture is read or written. */
  busy: string;
}

export interface ImageCropperProps {
  file: File;
  /** How the result will be shown; it is a square in any case. */
  shape: 'round' | 'square';
  texts: ImageCropperTexts;
  /** The chosen part: a PNG or JPEG of at most 512 × 512 pixels, under the file's name. */
  onCropped: (file: File) => void;
  onCancel: () => void;
  /** The file is no picture that this browser can read. */
  onUnreadable: () => void;
}

const zooms = { min: 1, max: 3, step: 0.1 };
const centre = { x: 0, y: 0 };

const clamp = (zoom: number) => Math.min(zooms.max, Math.max(zooms.min, zoom));

/**
 * Lets a part of a picture be chosen by mouse, finger or keyboard. For another file give it another
 * `key`, so that it starts anew.
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
              // Styles that a script puts into the page are forbidden by its security policy.
              disableAutomaticStylesInjection
              // What is cut off shows around the aim.
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

/** The picture of a file, null until it is read. */
function useImage(file: File, onUnreadable: () => void): LoadedImage | null {
  const [result, setResult] = useState<{ file: File; image: LoadedImage } | null>(null);
  const unreadable = useEffectEvent(onUnreadable);
  // Follows the file, which is read outside React.
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
