import { Search } from 'lucide-react';
import { useState } from 'react';
import type { ClockWorkDayActor } from '#machines/clockwork/clockwork-day.machine.ts';
import { useText } from '#i18n/text.tsx';
import { useKey } from '#page/use-key.ts';
import { Button } from '#ui/button.tsx';
import { onDemand } from '#ui/on-demand.ts';
import { Tooltip } from '#ui/tooltip.tsx';
import { useHasBeen } from '#ui/use-has-been.ts';

const EntrySearchPart = onDemand(() =>
  import('./entry-search.part.tsx').then((module) => module.EntrySearchPart),
);

export interface SearchEntriesProps {
  /** The day on the page, which continues what was found. */
  day: ClockWorkDayActor;
  onDay: (day: string) => void;
}

/** Opens the search of all entries; the key / does the same. */
export function SearchEntries(props: SearchEntriesProps) {
  const text = useText('clockwork');
  const [isOpen, setIsOpen] = useState(false);
  const hasOpened = useHasBeen(isOpen);
  useKey('/', () => setIsOpen(true));
  return (
    <>
      <Tooltip text={`${text('searchEntries')} (/)`}>
        <Button
          variant="quiet"
          icon={<Search />}
          aria-label={text('searchEntries')}
          onHoverStart={() => void EntrySearchPart.prepare()}
          onPress={() => setIsOpen(true)}
        />
      </Tooltip>
      {hasOpened && <EntrySearchPart {...props} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
