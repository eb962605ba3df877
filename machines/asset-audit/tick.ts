import type { Schema } from '#openapi/client/index.ts';
import type { AssetAudit, AuditedAsset } from './asset-audit.ts';

/** An action on an asset of an audit; the code identifies the asset for the person. */
export type Step =
  | { what: 'tick'; code: string }
  | { what: 'untick'; code: string; assetId: string };

/** The result of a step. */
export interface Stepped {
  outcome: Schema<'AssetTickAnswer'>['outcome'] | 'Unticked' | 'Refused';
  /** Null if the code matches no asset or multiple assets, or if the server does not send it. */
  asset: AuditedAsset | null;
  /** The current state of the audit; null if the server does not send it. */
  audit: AssetAudit | null;
  /** The server's reason for a rejection. */
  message: string;
}

/** The sound and the color of a step. */
export type Sound = 'success' | 'twice' | 'rejected';

/** An unexpected asset sounds like a rejected one, because someone has to check it. */
export function getSound({ outcome, asset }: Pick<Stepped, 'outcome' | 'asset'>): Sound {
  if (outcome === 'Already') return 'twice';
  if (outcome === 'Unticked') return 'success';
  return outcome === 'Ticked' && asset?.result === 'Found' ? 'success' : 'rejected';
}
