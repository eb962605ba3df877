import { createOpened } from '../records/create-opened.ts';
import type { AuditedAsset } from './asset-audit.ts';
import { loadFullRound } from './audit-print.actors.ts';

export const auditPrintMachine = createOpened<readonly AuditedAsset[]>({
  id: 'audit-print',
  description:
    'The report of a round as it is printed: all its assets, whatever page is shown. Designed, after ASSET-008.',
  read: loadFullRound,
});
