import { useRouter } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { checkAccess, type Denial } from '#machines/session/entry-rule.ts';
import { getEntryRules } from '#page/entry/entry.ts';
import { useApp } from '#page/entry/use-app.ts';
import { usePage } from '#page/records/use-page.ts';
import { AccessRequest } from '#records/access/access-request.container.tsx';
import { toPagePath } from '#records/access/page-path.ts';
import { AccessDenied, LetterLink } from './access-denied.tsx';

/** Shown instead of a page that its entry rule denies. */
export function AccessDeniedPage({ denial }: { denial: Denial }) {
  const app = useApp();
  const router = useRouter();
  const [count, setCount] = useState(0);
  const { profile, tenant } = usePage().workspace;
  const rules = getEntryRules(router);
  const wayTo = (route: '/dashBoard' | '/organizationSettings') => {
    const rule = rules.get(route);
    const isOpen = rule !== undefined && checkAccess(rule, profile) === null;
    return isOpen ? () => void router.navigate({ to: route }) : null;
  };
  const letter = {
    denial,
    tenantName: tenant.name,
    address: location.href,
    supportAddress: app.configuration.supportAddress,
  };
  return (
    <>
      <AccessDenied
        {...letter}
        onRequest={() => setCount(count + 1)}
        onSwitchTenant={() => app.leaveTenant()}
        onDashboard={wayTo('/dashBoard')}
        onSettings={wayTo('/organizationSettings')}
      />
      {denial.reason === 'right' && count > 0 && (
        <Suspense fallback={null}>
          <AccessRequest
            key={count}
            privileges={denial.privileges}
            page={toPagePath(location)}
            supportAddress={letter.supportAddress}
            support={<LetterLink {...letter} />}
          />
        </Suspense>
      )}
    </>
  );
}
