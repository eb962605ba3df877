import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, Suspense, type PropsWithChildren } from 'react';

// Lazy: Storybook's blocks are large, and no story needs them.
const LazyContainer = lazy(() => import('./docs-container.tsx'));
const LazyPage = lazy(() => import('./docs-page.tsx'));

const Container = (props: PropsWithChildren<DocsContainerProps>) => (
  <Suspense fallback={null}>
    <LazyContainer {...props} />
  </Suspense>
);

const Page = () => (
  <Suspense fallback={null}>
    <LazyPage />
  </Suspense>
);

/** The docs pages, for Storybook's parameter `docs`. */
export const docs = { container: Container, page: Page };
