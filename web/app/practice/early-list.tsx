import { FIRST_LIST } from '../../features/practice/problems/api.ts';
import { askEarly } from '../../platform/early-call.ts';

// The built page has it: in its scripts, which find it there, it would be bytes for nothing.
const script = import.meta.env.SSR ? askEarly(FIRST_LIST, ['view']) : '';

/** Asks for the first problems while the page's scripts are still on their way. */
export const EarlyList = () => <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
