import { X } from 'lucide-react';
import { useCallback, useSyncExternalStore, type ReactNode } from 'react';
import {
  UNSTABLE_Toast as RacToast,
  UNSTABLE_ToastContent as RacToastContent,
  UNSTABLE_ToastQueue as RacToastQueue,
  UNSTABLE_ToastRegion as RacToastRegion,
  Text,
} from 'react-aria-components';
import { Button } from '../controls/button.tsx';
import { cx } from '../text/cx.ts';
import { ToneIcon } from '../display/badges/tone-icon.tsx';
import { isolate } from '../controls/isolate.tsx';
import styles from './toasts.module.css';

export type ToastTone = 'info' | 'success' | 'warning' | 'error';

export interface ToastMessage {
  tone: ToastTone;
  title: ReactNode;
  description?: string;
  /** An action; pressing it also closes the toast. */
  action?: { label: string; onPress: () => void };
}

/**
 * Add messages with `queue.add(message, { timeout })`; without a timeout, a toast stays until it is
 * closed.
 */
export type ToastQueue = RacToastQueue<ToastMessage>;

/** A queue with a maximum number of visible toasts, three by default; the others wait. */
export function createToastQueue(maxVisible = 3): ToastQueue {
  return new RacToastQueue<ToastMessage>({ maxVisibleToasts: maxVisible });
}

/** Restarts the timeout of a toast, e.g. if its message is reported again; in ms. */
export function restart(queue: ToastQueue, key: string, timeout: number): void {
  const timer = queue.visibleToasts.find((toast) => toast.key === key)?.timer;
  timer?.pause();
  timer?.reset(timeout);
  const isHovered = document.querySelector(`.${styles.region}`)?.matches(':hover, :focus-within');
  if (isHovered) timer?.pause();
}

export interface ToastRegionProps {
  queue: ToastQueue;
  /** Name of the region for screen readers; F6 moves there. */
  label: string;
  closeLabel: string;
}

/** The region for toasts. Hover or focus pauses all timeouts. */
export function ToastRegion({ queue, label, closeLabel }: ToastRegionProps) {
  const subscribe = useCallback((changed: () => void) => queue.subscribe(changed), [queue]);
  const isEmpty = useSyncExternalStore(subscribe, () => queue.visibleToasts.length === 0);
  // The region is registered for F6 when its label changes, but only if it is rendered: so it gets
  // its label together with its first toast.
  const regionLabel = isEmpty ? undefined : label;
  return (
    <RacToastRegion queue={queue} aria-label={regionLabel} className={styles.region ?? ''}>
      {({ toast }) => {
        const { tone, title, description, action } = toast.content;
        const close = () => queue.close(toast.key);
        return (
          <RacToast toast={toast} className={cx(styles.toast, styles[tone])}>
            <ToneIcon tone={tone === 'error' ? 'danger' : tone} />
            <RacToastContent className={styles.message}>
              <Text slot="title" className={styles.title ?? ''}>
                {isolate(title)}
              </Text>
              {description !== undefined && (
                <Text slot="description" className={styles.description ?? ''}>
                  {isolate(description)}
                </Text>
              )}
            </RacToastContent>
            {action !== undefined && (
              <Button
                size="small"
                onPress={() => {
                  action.onPress();
                  close();
                }}
              >
                {action.label}
              </Button>
            )}
            <Button
              variant="quiet"
              size="small"
              icon={<X aria-hidden="true" />}
              aria-label={closeLabel}
              onPress={close}
            />
          </RacToast>
        );
      }}
    </RacToastRegion>
  );
}
