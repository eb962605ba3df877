import { Suspense, useMemo, useState, type ReactNode } from 'react';
import type { RightId } from '#i18n/right-names.ts';
import { BlockedPressContext } from '#ui/controls/blocked-press.ts';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { toPagePath } from './page-path.ts';

/** Loaded when the first blocked action is pressed. */
const AccessRequest = onDemand(() =>
  import('./access-request.container.tsx').then((module) => module.AccessRequest),
);

/** The missing rights by the reasons that name them, as far as they have been shown. */
export type MissingRights = Map<string, readonly RightId[]>;

interface MissingRightsProviderProps {
  missing: MissingRights;
  supportAddress: string;
  children: ReactNode;
}

interface Opened {
  /** The number of the dialog: a new one has a new actor. */
  count: number;
  privileges: readonly RightId[];
}

/** A press of an action that a missing right blocks offers to request the right. Source: GATE-014. */
export function MissingRightsProvider({
  missing,
  supportAddress,
  children,
}: MissingRightsProviderProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const press = useMemo(
    () => ({
      canAct: (reason: string) => missing.has(reason),
      act: (reason: string) => {
        const privileges = missing.get(reason) ?? [];
        setOpened((last) => ({ count: (last?.count ?? 0) + 1, privileges }));
      },
    }),
    [missing],
  );
  return (
    <BlockedPressContext value={press}>
      {children}
      {opened && (
        <Suspense fallback={null}>
          <AccessRequest
            key={opened.count}
            privileges={opened.privileges}
            page={toPagePath(location)}
            supportAddress={supportAddress}
          />
        </Suspense>
      )}
    </BlockedPressContext>
  );
}

/** Remembers the rights that a reason names; the same reason always names the same ones. */
export const noteRights = (missing: MissingRights, reason: string, rights: readonly RightId[]) =>
  void missing.set(reason, rights);
