/** The consoles of this runner at one time: each holds a lane for as long as somebody talks with a program. */
export type ConsoleSlots = {
  /** False where there is none left. */
  take(): boolean;
  give(): void;
  readonly used: number;
};

/** Never more than half of the lanes, but with a single lane that one: the judge must go on. */
export function createConsoleSlots(lanes: number): ConsoleSlots {
  const most = Math.max(1, Math.floor(lanes / 2));
  let used = 0;
  return {
    take() {
      if (used >= most) return false;
      used++;
      return true;
    },
    give() {
      used--;
    },
    get used() {
      return used;
    },
  };
}
