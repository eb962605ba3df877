import { useRouter } from '@tanstack/react-router';
import { NotFound } from './not-found.tsx';

interface NotFoundPageProps {
  isNotBuilt?: boolean;
}

/** The 404 page inside the shell; its button goes back, or to the Dashboard. */
export function NotFoundPage({ isNotBuilt = false }: NotFoundPageProps) {
  const router = useRouter();
  const goBack = () => {
    if (router.history.canGoBack()) router.history.back();
    else void router.navigate({ to: '/dashBoard' });
  };
  return <NotFound onBack={goBack} isNotBuilt={isNotBuilt} />;
}
