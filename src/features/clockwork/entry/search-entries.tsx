import { Search } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#i18n/text.tsx';
import { useKey, useSingleKeys } from '#page/keys/use-key.ts';
import { shortcuts } from '#page/keys/shortcuts.ts';
import { Button } from '#ui/controls/button.tsx';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { Tooltip } from '#ui/overlays/tooltip.tsx';
import { useHasBeen } from '#ui/hooks/use-has-been.ts';
import type { SearchEntriesProps } from './entry-search.container.tsx';

const EntrySearchPart = onDemand(() =>
  import('./entry-search.container.tsx').then((module) => module.EntrySearchPart),
);

/** Opens the search of all entries; the / key does the same. */
export function SearchEntries(props: SearchEntriesProps) {
  const text = useText('clockwork');
  const [isOpen, setIsOpen] = useState(false);
  const hasKey = useSingleKeys();
  const hasOpened = useHasBeen(isOpen);
  useKey('searchEntries', () => setIsOpen(true));
  return (
    <>
      <Tooltip
        text={text('searchEntries')}
        {...(hasKey && { shortcut: shortcuts.searchEntries.key })}
      >
        <Button
          variant="quiet"
          icon={<Search />}
          aria-label={text('searchEntries')}
          onHoverStart={() => void EntrySearchPart.preload()}
          onPress={() => setIsOpen(true)}
        />
      </Tooltip>
      {hasOpened && <EntrySearchPart {...props} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
