import { Upload } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { DragEvent, ReactNode } from 'react';
import { FileTrigger } from 'react-aria-components';
import { accepts } from './accepts.ts';
import { Button } from '../controls/button.tsx';
import { cx } from '../text/cx.ts';
import field from './field.module.css';
import { useListener } from '../hooks/use-listener.ts';
import styles from './file-drop.module.css';

export interface FileDropProps {
  /** As in HTML: `.png,image/jpeg`, or the same as an array. */
  accept: string | readonly string[];
  /** Called for a selected, dropped or pasted file; of multiple files, only the first. */
  onFile: (file: File) => void;
  /**
   * Called for a file that does not match `accept`. Without this, `onFile` receives it too and must
   * report the error.
   */
  onReject?: ((file: File) => void) | undefined;
  /** Text of the button. */
  label: string;
  /**
   * One sentence below the button: which files can be dropped or pasted, and their maximum size.
   */
  hint: string;
  /** The error message for the file. */
  error?: string | undefined;
  isDisabled?: boolean | undefined;
  /** Disables the button, e.g. while the file is uploaded. */
  isPending?: boolean | undefined;
  pendingLabel?: string | undefined;
  /** Content beside the button, e.g. the current image. */
  children?: ReactNode;
  className?: string | undefined;
}

/**
 * Accepts a file in three ways: by the button, by drop, or by paste while the pointer or the focus
 * is inside.
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
    // Pasted text keeps its default target.
    if (take(event.clipboardData?.files)) event.preventDefault();
  });

  const drag = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      // Even a disabled zone prevents the browser from opening the file instead of the page.
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
