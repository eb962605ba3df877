/** A bundled contract as it is published; a copy. */
export function finishBundle<Contract>(contract: Contract): Finished<Contract>;

/** A contract whose texts in bodies and queries have the pattern of a text; a copy. */
export function withTextPatterns<Contract>(contract: Contract): Finished<Contract>;

/** The same contract, with whatever has been added to its objects. */
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
