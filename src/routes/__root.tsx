import { createRootRouteWithContext } from '@tanstack/react-router';
import type { App } from '#app/app.ts';
import { Root } from '#app/root.tsx';
import { Crash } from '#app/crash.tsx';

export const Route = createRootRouteWithContext<{ app: App }>()({
  component: Root,
  errorComponent: Crash,
});
