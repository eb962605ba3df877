import { Search } from 'lucide-react';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Kbd } from '#ui/text/kbd.tsx';
import { Tooltip } from '#ui/overlays/tooltip.tsx';
import { paletteShortcut } from '../palette/palette-key.ts';
import { useMedia, roomyWidths } from '../use-media.ts';
import styles from './top-bar.module.css';

/** Opens the command palette, and shows its shortcut. */
export function SearchButton({ onPress }: { onPress: () => void }) {
  const text = useText('shell');
  const isRoomy = useMedia(roomyWidths);
  if (!isRoomy) {
    return (
      <Tooltip text={text('searchEverything')} shortcut={paletteShortcut()} placement="bottom">
        <Button
          variant="quiet"
          icon={<Search />}
          aria-label={text('searchEverything')}
          onPress={onPress}
        />
      </Tooltip>
    );
  }
  return (
    <Button className={styles.search ?? ''} icon={<Search />} onPress={onPress}>
      <span className={styles.searchWords}>
        {text('search')}
        <span aria-hidden="true" dir="ltr">
          <Kbd>{paletteShortcut()}</Kbd>
        </span>
      </span>
    </Button>
  );
}
