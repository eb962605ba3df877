import { useActorRef } from '@xstate/react';
import type { Work } from '#machines/work/work.ts';
import { workPickerMachine } from '#machines/work/work-picker.machine.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { WorkFinder } from './work-finder.tsx';

interface WorkFinderPartProps {
  value: Work | null;
  onSelect: (work: Work | null) => void;
}

/** The content that a WorkPicker opens, with its own machine. */
export function WorkFinderPart({ value, onSelect }: WorkFinderPartProps) {
  const actor = useActorRef(workPickerMachine);
  useEmitted(actor, { 'work.selected': ({ work }) => onSelect(work) });
  return <WorkFinder actor={actor} value={value} />;
}
