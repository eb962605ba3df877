import { createRootRouteWithContext } from '@tanstack/react-router';
import type { App } from '#app/app.ts';
import { Root } from '#app/root.tsx';
import { Crash } from '#app/crash.tsx';
import { guardEntry } from '#app/entry.ts';

export const Route = createRootRouteWithContext<{ app: App }>()({
  staticData: { entry: 'public' },
  beforeLoad: ({ context: { app }, location, matches }) => guardEntry(app, location.href, matches),
  component: Root,
  errorComponent: Crash,
});
