import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { operations } from '#openapi/generated/operations.ts';
import { contractAddress } from './contract-address.ts';
import styles from './contract.module.css';

const areas = Map.groupBy(Object.values(operations), ({ area }) => area);

/** Links to the contract reference for backend teams, by area. */
function ContractReference() {
  return (
    <main className={styles.page}>
      <h1>API contract</h1>
      <p>
        Every call with its required right, source, errors and examples, for backend teams. The
        pages open in a new tab; press Ctrl+K to search.
      </p>
      <p>
        <Reference hash="">Open the contract</Reference>
      </p>
      <ul>
        {[...areas].map(([area, calls]) => (
          <li key={area}>
            <Reference hash={`#/${area}`}>{area}</Reference>
            <span>{calls.length === 1 ? '1 call' : `${calls.length} calls`}</span>
          </li>
        ))}
      </ul>
    </main>
  );
}

function Reference({ hash, children }: { hash: string; children: string }) {
  return (
    <a href={contractAddress + hash} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}

const meta = {
  title: 'Contract',
  component: ContractReference,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ContractReference>;
export default meta;

export const Contract: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole<HTMLAnchorElement>('link', { name: 'Open the contract' });
    const response = await fetch(link.href);
    await expect(await response.text()).toContain('<title>Atrium API</title>');
    await expect(canvas.getByRole('link', { name: 'clockwork' })).toHaveAttribute(
      'href',
      expect.stringMatching(/#\/clockwork$/),
    );
  },
};
