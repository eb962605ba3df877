import { Bookmark } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { PopoverDialog } from '#ui/overlays/popover-dialog.tsx';
import type { FilterSetsProps } from './filter-sets.container.tsx';

const FilterSetsPart = onDemand(() =>
  import('./filter-sets.container.tsx').then((module) => module.FilterSetsPart),
);

/** Filters that the user saves with a name, to apply them again later. */
export function FilterSets(props: FilterSetsProps) {
  const text = useText('analytics');
  const [isOpen, setIsOpen] = useState(false);
  const preload = () => void FilterSetsPart.preload();
  return (
    <PopoverDialog
      label={text('savedFilters')}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      placement="bottom end"
      trigger={
        <Button icon={<Bookmark aria-hidden="true" />} onHoverStart={preload} onFocus={preload}>
          {text('savedFilters')}
        </Button>
      }
    >
      <Suspense>
        <FilterSetsPart {...props} onDone={() => setIsOpen(false)} />
      </Suspense>
    </PopoverDialog>
  );
}
