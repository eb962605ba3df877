import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/organizationSettings_/openAI')(
  page(
    'openAI.basic',
    ['providerKeys', 'records', 'validation', 'common'],
    () => import('#features/provider-keys/open-ai-settings.page.tsx'),
    { calls: ['getOpenAiSettings'] },
  ),
);
