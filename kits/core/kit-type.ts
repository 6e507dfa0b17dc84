/** A framework as frames and proofs use it. A folder of `kits/` exports one from `kit.ts`. */
export type Kit = {
  /** What programs import, by the name they import it by. */
  modules: Readonly<Record<string, unknown>>;
  /** Shows a program's default export in `root`, again with other props where it is shown already. */
  show(
    shown: unknown,
    props: Readonly<Record<string, unknown>>,
    root: Element,
    onError: (error: unknown) => void,
  ): void | Promise<void>;
  hide(root: Element): void;
  /** Of a framework that has programs of a server too: how this one answers requests; null where it shows something. */
  answering?(exports: Exports): Answer | null;
};

/** What a program exports. */
export type Exports = Readonly<Record<string, unknown>>;
/** `route` is the path that the program stands for, as its file is named: `/stars/[id]`. */
export type Answer = (request: Request, route: string) => Promise<Response>;

/** The body of a CommonJS module, ready to be called with what its names stand for. */
export type Factory = (...values: readonly unknown[]) => unknown;
/** Makes a body callable: by a blob in a frame, by node:vm in a proof. */
export type Evaluate = (names: readonly string[], body: string) => Promise<Factory>;

export type TestResult = { name: string; passed: boolean; message: string | null };
