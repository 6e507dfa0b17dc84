import type { FillIn } from './programs.ts';

/** Puts the constants of problem.yaml where `{{name}}` stands, or `\constant{name}` in LaTeX. */
export function fillInConstants(constants: Record<string, string | number>): FillIn {
  if (Object.keys(constants).length === 0) return (text) => text;
  return (text) =>
    text.replace(/\{\{([A-Za-z_][A-Za-z0-9_]*)\}\}|\\constant\{([A-Za-z_][A-Za-z0-9_]*)\}/g, (whole, plain, latex) => {
      const name: string = plain ?? latex;
      return Object.hasOwn(constants, name) ? String(constants[name]) : whole;
    });
}
