import { Upload } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { DragEvent, ReactNode } from 'react';
import { FileTrigger } from 'react-aria-components';
import { accepts } from './accepts.ts';
import { Button } from './button.tsx';
import { cx } from './cx.ts';
import field from './field.module.css';
import { useListener } from './use-listener.ts';
import styles from './file-drop.module.css';

export interface FileDropProps {
  /** As in HTML: `.png,image/jpeg`, or the same as a list. */
  accept: string | readonly string[];
  /** A file was chosen, dropped or pasted. Of several the first. */
  onFile: (file: File) => void;
  /** A file that `accept` does not name. Without this, `onFile` gets it too, to say what is wrong. */
  onReject?: ((file: File) => void) | undefined;
  /** Text of the button. */
  label: string;
  /** One sentence below it: what may be dropped or pasted here, and how large. */
  hint: string;
  /** Says what is wrong with the file. */
  error?: string | undefined;
  isDisabled?: boolean | undefined;
  /** The button waits, for instance while the file is sent. */
  isPending?: boolean | undefined;
  pendingLabel?: string | undefined;
  /** What stands beside the button, for instance the picture of now. */
  children?: ReactNode;
  className?: string | undefined;
}

/**
 * Takes a file in three ways: by the button, dropped onto it, or pasted while the mouse or the
 * focus is within.
 */
export function FileDrop({
  accept,
  onFile,
  onReject,
  label,
  hint,
  error,
  isDisabled = false,
  isPending = false,
  pendingLabel,
  children,
  className,
}: FileDropProps) {
  const zone = useRef<HTMLDivElement>(null);
  const [isTarget, setTarget] = useState(false);
  const hintId = useId();
  const errorId = useId();
  const isOpen = !isDisabled && !isPending;
  const accepted = typeof accept === 'string' ? accept.split(',') : accept;

  const take = (files: FileList | null | undefined): boolean => {
    const file = files?.[0];
    if (!file || !isOpen) return false;
    if (onReject && !accepts(accepted, file)) onReject(file);
    else onFile(file);
    return true;
  };

  useListener('paste', (event) => {
    if (!zone.current?.matches(':hover, :focus-within')) return;
    // Text goes where it would have gone without this.
    if (take(event.clipboardData?.files)) event.preventDefault();
  });

  const drag = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      // Even a closed zone keeps the browser from opening the file in place of the page.
      event.preventDefault();
      event.dataTransfer.dropEffect = isOpen ? 'copy' : 'none';
      setTarget(isOpen);
    },
    onDragLeave: (event: DragEvent) => {
      const to = event.relatedTarget;
      if (!(to instanceof Node) || !zone.current?.contains(to)) setTarget(false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setTarget(false);
      take(event.dataTransfer.files);
    },
  };

  return (
    <div
      ref={zone}
      {...drag}
      data-drop-target={isTarget || undefined}
      data-invalid={error !== undefined || undefined}
      className={cx(styles.zone, className)}
    >
      {children}
      <div className={styles.message}>
        <FileTrigger acceptedFileTypes={[...accepted]} onSelect={take}>
          <Button
            icon={<Upload aria-hidden="true" />}
            isDisabled={isDisabled}
            isPending={isPending}
            {...(pendingLabel !== undefined && { pendingLabel })}
            aria-describedby={cx(error !== undefined && errorId, hintId)}
          >
            {label}
          </Button>
        </FileTrigger>
        <p id={hintId} className={field.description}>
          {hint}
        </p>
        <div aria-live="polite">
          {error !== undefined && (
            <p id={errorId} className={field.error}>
              {error}
            </p>
          )}
        </div>
      </div>
    </div>
  );
}
