import { Camera, ScanLine } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/button.tsx';
import { onDemand } from '#ui/on-demand.ts';
import { TextField } from '#ui/text-field.tsx';
import { useListener } from '#ui/use-listener.ts';
import { codeKeys } from './scan-keys.ts';
import styles from './scan.module.css';

const ScanCamera = onDemand(() =>
  import('./scan-camera.part.tsx').then((module) => module.ScanCamera),
);

/** Where typing means something else. */
const typing =
  'input:not([type="radio"], [type="checkbox"]), textarea, [contenteditable], [role="listbox"], [role="menu"], [role="dialog"]';

/** Whether a key is one that a scanner types, and nobody means anything else by it. */
const isOutsideField = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  key.length === 1 &&
  key !== ' ' &&
  !(ctrlKey || metaKey || altKey) &&
  target instanceof Element &&
  // A list of choices that closes hears nothing any more.
  (target.closest(typing) === null || target.closest('[data-exiting]') !== null);

interface ScanFieldProps {
  onCode: (code: string) => void;
  /** Whether the browser reads codes by camera. */
  hasCamera: boolean;
  /** What became of the last one. */
  children: ReactNode;
}

/**
 * A code that is typed, with Enter or Tab behind it: by a person, or by a hand scanner, which is a keyboard.
 * What it types lands here wherever the focus is, as long as no other field has it.
 */
export function ScanField({ onCode, hasCamera, children }: ScanFieldProps) {
  const text = useText('assetScan');
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  useListener(
    'keydown',
    (event) => {
      if (!isOutsideField(event)) return;
      // Else a list of choices that has the focus would look for it.
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
