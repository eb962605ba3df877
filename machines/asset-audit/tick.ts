import type { Schema } from '#openapi/client/index.ts';
import type { AssetAudit, AuditedAsset } from './asset-audit.ts';

/** What is done with an asset of a round; the code says it to whoever reads. */
export type Step =
  | { what: 'tick'; code: string }
  | { what: 'untick'; code: string; assetId: string };

/** What came of it. */
export interface Stepped {
  outcome: Schema<'AssetTickAnswer'>['outcome'] | 'Unticked' | 'Refused';
  /** Null where a code means none or several, and where it is not told. */
  asset: AuditedAsset | null;
  /** The round as it is by now; null where it is not told. */
  audit: AssetAudit | null;
  /** Why it was refused, in the server's words. */
  message: string;
}

/** How a step sounds, and which colour it has. */
export type Sound = 'success' | 'twice' | 'rejected';

/** What was unexpected is heard as clearly as what was refused: it is to be looked at. */
export function getSound({ outcome, asset }: Pick<Stepped, 'outcome' | 'asset'>): Sound {
  if (outcome === 'Already') return 'twice';
  if (outcome === 'Unticked') return 'success';
  return outcome === 'Ticked' && asset?.result === 'Found' ? 'success' : 'rejected';
}
