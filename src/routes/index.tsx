import { createFileRoute } from '@tanstack/react-router';
import LandingPage from '#features/session/app-landing.page.tsx';

export const Route = createFileRoute('/')({
  staticData: { entry: 'public' },
  component: LandingPage,
});
