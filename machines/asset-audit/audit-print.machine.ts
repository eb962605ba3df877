import { createOpened } from '../records/create-opened.ts';
import type { AuditedAsset } from './asset-audit.ts';
import { loadFullRound } from './audit-print.actors.ts';

export const auditPrintMachine = createOpened<readonly AuditedAsset[]>({
  id: 'audit-print',
  description:
    'The printed report of a round: all its assets, whichever page is shown. Not in the requirements; based on ASSET-008.',
  read: loadFullRound,
});
