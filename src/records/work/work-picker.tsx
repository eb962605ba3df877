import { FolderKanban } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Work } from '#machines/work/work.ts';
import { Button } from '#ui/controls/button.tsx';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { PopoverDialog } from '#ui/overlays/popover-dialog.tsx';
import styles from './work-picker.module.css';

const WorkFinderPart = onDemand(() =>
  import('./work-finder.container.tsx').then((module) => module.WorkFinderPart),
);

export interface WorkPickerProps {
  /** The label, e.g. 'Project and task'; shown while nothing is selected. */
  label: string;
  /** The selection; null for no project. */
  value: Work | null;
  onChange: (work: Work | null) => void;
  /** Why nothing can be selected now; null if it can. */
  blockedBecause?: string | null;
  size?: 'small' | 'medium';
}

/**
 * Selects a project and task: a button that shows them, and opens the finder. The finder starts
 * again each time, and its code is loaded on the first press. Source: ANLYT-023, PROJ-086.
 */
export function WorkPicker(props: WorkPickerProps) {
  const { label, value, onChange, blockedBecause = null, size = 'medium' } = props;
  const [isOpen, setIsOpen] = useState(false);
  // While the sheet closes, its finder is still mounted; if the user reopens it in the meantime,
  // they get a new one.
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
