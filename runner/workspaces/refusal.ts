/** An order that is refused, in words; nothing else ends. */
export class Refusal extends Error {}
