import { useCallback } from 'react';
import type { RecordPartActor, PartOutput } from '#machines/records/create-record-part.ts';
import type { FormValues } from '#machines/records/form-values.ts';
import { useSubscription } from '#ui/hooks/use-subscription.ts';

/** Calls back once when a dialog has ended, with its output. */
export function useDone<Part extends { version: number }, Form extends FormValues>(
  actor: RecordPartActor<Part, Form>,
  onDone: (output: PartOutput) => void,
): void {
  const source = useCallback(
    (listener: (output: PartOutput) => void) => {
      const listening = actor.subscribe({
        complete: () => {
          const { output } = actor.getSnapshot();
          if (output) listener(output);
        },
      });
      return () => listening.unsubscribe();
    },
    [actor],
  );
  useSubscription(source, onDone);
}
