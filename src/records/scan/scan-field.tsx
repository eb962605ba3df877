import { Camera, ScanLine } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { useListener } from '#ui/hooks/use-listener.ts';
import { codeKeys } from './scan-keys.ts';
import styles from './scan.module.css';

const ScanCamera = onDemand(() =>
  import('./scan-camera.container.tsx').then((module) => module.ScanCamera),
);

/** Elements in which typing has its own meaning. */
const typing =
  'input:not([type="radio"], [type="checkbox"]), textarea, [contenteditable], [role="listbox"], [role="menu"], [role="dialog"]';

/**
 * Whether a key belongs to a scan: a character typed outside any field, which has no other meaning
 * there.
 */
const isOutsideField = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  key.length === 1 &&
  key !== ' ' &&
  !(ctrlKey || metaKey || altKey) &&
  target instanceof Element &&
  // A listbox that is closing ignores keys.
  (target.closest(typing) === null || target.closest('[data-exiting]') !== null);

interface ScanFieldProps {
  onCode: (code: string) => void;
  /** Whether the browser can read codes with the camera. */
  hasCamera: boolean;
  /** The result of the last scan. */
  children: ReactNode;
}

/**
 * A field for codes followed by Enter or Tab, typed by a person or by a handheld scanner, which
 * acts as a keyboard. A scanned code lands here wherever the focus is, unless another field has it.
 */
export function ScanField({ onCode, hasCamera, children }: ScanFieldProps) {
  const text = useText('assetScan');
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  useListener(
    'keydown',
    (event) => {
      if (!isOutsideField(event)) return;
      // Otherwise a focused listbox would use the key for its type-ahead.
      event.stopPropagation();
      field.current?.focus();
    },
    { capture: true },
  );
  return (
    <>
      <form
        noValidate
        className={styles.field}
        {...codeKeys}
        onSubmit={(event) => {
          event.preventDefault();
          onCode(code);
          setCode('');
        }}
      >
        <TextField
          autoFocus
          label={text('code')}
          description={text('codeHint')}
          icon={<ScanLine aria-hidden="true" />}
          autoComplete="off"
          inputRef={field}
          value={code}
          onChange={setCode}
        />
        {children}
      </form>
      {hasCamera ? (
        <ScanCamera onCode={onCode} />
      ) : (
        <Button icon={<Camera aria-hidden="true" />} blockedBecause={text('noCamera')}>
          {text('cameraOn')}
        </Button>
      )}
    </>
  );
}
