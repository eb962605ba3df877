import type { ComponentType } from 'react';
import { timesWork } from '#machines/session/entry-rule.ts';
import { holds, type Workspace } from '#machines/session/workspace.ts';
import type { Privilege } from '#openapi/client/index.ts';
import { usePage } from '#page/use-page.ts';
import { DashboardScreen } from './dashboard.screen.tsx';
import { DraftsSlot } from './drafts.slot.tsx';
import { FirstStepsSlot } from './first-steps.slot.tsx';
import { NotificationsSlot } from './notifications.slot.tsx';
import { TimesSlot } from './times.slot.tsx';

type Profile = Workspace['profile'];

/**
 * The tiles whose pages there are, each with the rule of who sees it. Another one is a component
 * that shows a `Tile`, and a row here. Source: decisions, "Screens".
 */
const tiles: readonly { id: string; Slot: ComponentType; isFor: (profile: Profile) => boolean }[] =
  [
    { id: 'times', Slot: TimesSlot, isFor: timesWork },
    {
      id: 'notifications',
      Slot: NotificationsSlot,
      isFor: (profile) => holds(profile, 'notification.basic'),
    },
  ];

/** Whoever holds one of these may do one of the first steps. */
const beginners: readonly Privilege[] = [
  'organizationSettings.basic',
  'teams.basic',
  'services.basic',
  'vendors.basic',
];

/** The Dashboard of the person in the tenant; in another time zone today is another day. */
export default function DashboardPage() {
  const { profile, tenant } = usePage().workspace;
  const shown = tiles.filter(({ isFor }) => isFor(profile));
  const mayBegin = beginners.some((right) => holds(profile, right));
  return (
    <DashboardScreen
      key={profile.timeZone}
      personName={profile.name}
      tenantName={tenant.name}
      firstSteps={mayBegin && <FirstStepsSlot />}
      drafts={<DraftsSlot />}
    >
      {shown.length > 0 && shown.map(({ id, Slot }) => <Slot key={id} />)}
    </DashboardScreen>
  );
}
