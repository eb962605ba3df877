/** A copy of a bundled contract in its published form. */
export function finishBundle<Contract>(contract: Contract): Finished<Contract>;

/** A copy of the contract with the text pattern on all body and query texts. */
export function withTextPatterns<Contract>(contract: Contract): Finished<Contract>;

/** The same contract, with any added object properties. */
type Finished<Part> = Part extends readonly (infer Item)[]
  ? Finished<Item>[]
  : Part extends object
    ? { [Key in keyof Part]: Finished<Part[Key]> } & Added
    : Part;

interface Added {
  parameters: { name: string; in: string; schema: object }[];
  headers: Record<string, object>;
  pattern?: string;
}
