import { useEffect, useState } from 'react';
import type { Interaction } from '../../core/link/protocol.ts';
import { pack } from '../../core/share/pack.ts';

/** The packed interaction, debounced; other changes of the state do not pack it again. */
export function usePacked(interaction: Interaction): string | null {
  const plain = JSON.stringify(interaction);
  const [packed, setPacked] = useState<string | null>(null);
  useEffect(() => {
    let isLate = false;
    async function update() {
      const text = await pack(JSON.parse(plain) as Interaction);
      if (!isLate) setPacked(text);
    }
    void update();
    return () => {
      isLate = true;
    };
  }, [plain]);
  return packed;
}
