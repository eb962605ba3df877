import { FolderKanban } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Work } from '#machines/work/work.ts';
import { Button } from '#ui/button.tsx';
import { onDemand } from '#ui/on-demand.ts';
import { PopoverDialog } from '#ui/popover-dialog.tsx';
import styles from './work-picker.module.css';

const WorkFinderPart = onDemand(() =>
  import('./work-finder.part.tsx').then((module) => module.WorkFinderPart),
);

export interface WorkPickerProps {
  /** What is picked here, such as 'Project and task'; shown while nothing is. */
  label: string;
  /** What is picked; null for no project. */
  value: Work | null;
  onChange: (work: Work | null) => void;
  /** Why nothing can be picked now; null while it can. */
  blockedBecause?: string | null;
  size?: 'small' | 'medium';
}

/**
 * Project and task of something that takes time: a button that says them, and finds others when it
 * is pressed. The finder begins afresh each time, and weighs nothing before.
 * Source: ANLYT-023, PROJ-086.
 */
export function WorkPicker(props: WorkPickerProps) {
  const { label, value, onChange, blockedBecause = null, size = 'medium' } = props;
  const [isOpen, setIsOpen] = useState(false);
  // While the sheet goes away, its finder is still there: who opens it again meanwhile gets another.
  const [openings, setOpenings] = useState(0);
  const open = (isOpening: boolean) => {
    setIsOpen(isOpening);
    if (isOpening) setOpenings(openings + 1);
  };
  const preload = () => void WorkFinderPart.preload();
  return (
    <PopoverDialog
      label={label}
      isOpen={isOpen && blockedBecause === null}
      onOpenChange={open}
      placement="bottom start"
      className={styles.sheet}
      trigger={
        <Button
          size={size}
          icon={<FolderKanban />}
          className={styles.trigger ?? ''}
          blockedBecause={blockedBecause}
          onHoverStart={preload}
          onFocus={preload}
          {...(value && { 'aria-label': `${label}: ${formatValue(value)}` })}
        >
          <span className={value ? undefined : styles.none}>
            {value ? formatValue(value) : label}
          </span>
        </Button>
      }
    >
      <Suspense>
        <WorkFinderPart
          key={openings}
          value={value}
          onSelect={(work) => {
            setIsOpen(false);
            onChange(work);
          }}
        />
      </Suspense>
    </PopoverDialog>
  );
}

const formatValue = ({ projectDisplayString, taskDisplayString }: Work): string =>
  [projectDisplayString, taskDisplayString].filter(Boolean).join(' · ');
