// with-browser.mjs PROGRAM …: prepares the browser, then becomes a program that needs it.
import { become, installBrowser, stop } from './bootstrap.mjs';

const missing = await installBrowser();
if (missing) stop(missing);
become(process.argv.slice(2));
