import { createRootRouteWithContext } from '@tanstack/react-router';
import type { App } from '#page/entry/app.ts';
import { guardEntry } from '#page/entry/entry.ts';
import { Root } from './-frame/root.tsx';

export const Route = createRootRouteWithContext<{ app: App }>()({
  staticData: { entry: 'public' },
  beforeLoad: ({ context: { app }, location, matches }) => guardEntry(app, location.href, matches),
  component: Root,
});
