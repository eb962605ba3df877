import { useActorRef } from '@xstate/react';
import type { ReactNode } from 'react';
import { accessRequestMachine } from '#machines/access/access-request.machine.ts';
import type { MissingAccess } from '#machines/access/access-request.ts';
import { AccessRequestDialog } from './access-request-dialog.tsx';

interface AccessRequestProps extends MissingAccess {
  supportAddress: string;
  /** A way to the support, for a right that nobody of the tenant can grant. */
  support?: ReactNode;
}

/** Requests a missing right; a new dialog has a new key. */
export function AccessRequest({ supportAddress, support, ...missing }: AccessRequestProps) {
  const actor = useActorRef(accessRequestMachine, { input: missing });
  return (
    <AccessRequestDialog
      actor={actor}
      supportAddress={supportAddress}
      support={support}
      onReload={() => location.reload()}
    />
  );
}
