import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ScriptHistoryActor } from '#machines/scripts/script-history.machine.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Select } from '#ui/fields/select.tsx';
import styles from './scripts.module.css';

/** Selects any two of the loaded versions to compare. */
export function SelectVersions({ actor }: { actor: ScriptHistoryActor }) {
  const text = useText('scripts');
  const versions = useSelector(actor, ({ context }) => context.versions);
  const [older, setOlder] = useState<string | null>(null);
  const [newer, setNewer] = useState<string | null>(null);
  const items = versions.map(({ version }) => ({
    id: String(version),
    label: text('version', { version }),
  }));
  const isReady = older !== null && newer !== null && older !== newer;
  if (versions.length < 2) return null;
  return (
    <div className={styles.pair}>
      <Select
        label={text('older')}
        placeholder={text('selectVersion')}
        items={items}
        value={older}
        onChange={setOlder}
      />
      <Select
        label={text('newer')}
        placeholder={text('selectVersion')}
        items={items}
        value={newer}
        onChange={setNewer}
      />
      <Button
        effect="reading"
        blockedBecause={isReady ? null : text('selectTwo')}
        onPress={() =>
          actor.send({ type: 'versions.compare', older: Number(older), newer: Number(newer) })
        }
      >
        {text('compareTwo')}
      </Button>
    </div>
  );
}
