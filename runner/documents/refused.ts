import type { DocumentFault, DocumentPart, DocumentProblem } from '@devorbit/contract/execution/documents.ts';

/** The document's own fault: a value for whoever asked, never a failure of ours. */
export class Refused extends Error {
  override name = 'Refused';
  readonly fault: DocumentFault;

  constructor(fault: DocumentFault, message: string) {
    super(message);
    this.fault = fault;
  }

  of(part: DocumentPart): DocumentProblem {
    return { part, fault: this.fault, message: this.message };
  }
}
