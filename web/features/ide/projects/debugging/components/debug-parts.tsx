export { BreakpointDialog } from './breakpoint-dialog.tsx';
export { DebugBar } from './debug-bar.tsx';
export { DebugConsole } from './debug-console.tsx';
export { DebugSide } from './debug-side.tsx';
