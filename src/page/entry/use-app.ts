import { useRouter } from '@tanstack/react-router';
import type { App } from './app.ts';

/** The object that lives as long as the app. */
export const useApp = (): App => useRouter().options.context.app;
