import { useId, useState } from 'react';
import type { Interaction } from '../../core/link/protocol.ts';
import controls from '../controls.module.css';
import { count } from '../format.ts';
import { copyText } from './hand-over.ts';
import styles from './share.module.css';

/** Some chat and mail programs cut longer addresses. */
const safeLength = 2000;

interface ShareAddressProps {
  interaction: Interaction;
  /** The packed interaction; null while it is packed. */
  packed: string | null;
  onShare: ((text: string) => Promise<string>) | undefined;
}

/** Copies an address that replays the interaction when opened. */
export function ShareAddress({ interaction, packed, onShare }: ShareAddressProps) {
  const id = useId();
  const [shared, setShared] = useState<{ packed: string; address: string; status: string } | null>(
    null,
  );
  // Once a step has been added, the shared address is outdated.
  const current = shared?.packed === packed ? shared : null;

  async function share() {
    if (!onShare || packed === null) return;
    try {
      const address = await onShare(packed);
      const status = (await copyText(address)) ? 'Copied.' : 'Copy the link from the field.';
      setShared({ packed, address, status });
    } catch {
      setShared({ packed, address: '', status: "The link couldn't be created." });
    }
  }

  const { moves } = interaction;
  return (
    <>
      <div className={controls['row']}>
        <button
          type="button"
          className={controls['primary']}
          disabled={!onShare || packed === null || moves.length === 0}
          onClick={() => void share()}
        >
          Copy link
        </button>
        <span className={controls['muted']}>
          {moves.length === 0
            ? 'No entries yet.'
            : `${count(moves.length, 'step')}, ${packed?.length.toLocaleString('en') ?? '…'} characters`}
        </span>
        <span role="status">{current?.status}</span>
      </div>
      {(packed?.length ?? 0) > safeLength && (
        <p className={controls['muted']}>
          Some apps cut off links this long. Open it once from where you sent it.
        </p>
      )}
      {current && current.address !== '' && (
        <div className={styles['address']}>
          <label htmlFor={id} className={controls['hidden']}>
            Link to this interaction
          </label>
          <input
            id={id}
            readOnly
            className={controls['field']}
            value={current.address}
            onFocus={(event) => event.currentTarget.select()}
          />
        </div>
      )}
    </>
  );
}
