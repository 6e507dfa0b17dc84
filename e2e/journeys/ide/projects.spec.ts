import { readFile } from 'node:fs/promises';
import { axeFaults } from '../../fixtures/axe.ts';
import { code, front, newFile, panel, saved, write } from '../../fixtures/ide.ts';
import { expect, problemId, signInFresh, test } from '../../fixtures/test.ts';

test(
  'what a visitor wrote is offered after signing in, and becomes a project of their own',
  { tag: '@phone' },
  async ({ page, accessible }, { project }) => {
    await page.goto('/online-ide');
    await front(page, 'Files');
    await page.getByRole('treeitem', { name: 'app.py' }).click();
    await write(page, 'print("written before")');
    await expect(page.getByText('Kept in this browser')).toBeVisible();
    await signInFresh(page, project.name, '/online-ide');
    const offer = page.getByRole('status').filter({ hasText: 'You wrote code here before you signed in.' });
    await expect(offer).toBeVisible();
    await expect(code(page)).toContainText('public class Practice');
    await accessible(page);
    await offer.getByRole('button', { name: 'Add it to my projects' }).click();
    await expect(page).toHaveURL(/\/online-ide\/\d+/);
    await expect(offer).toBeHidden();
    await front(page, 'Files');
    await page.getByRole('treeitem', { name: 'app.py' }).click();
    await expect(code(page)).toHaveText('print("written before")');
    await page.goto('/online-ide');
    await expect(code(page)).toBeVisible();
    await expect(offer).toHaveCount(0);
  },
);

test(
  'a visitor edits two sample files, which this browser keeps; running needs an account',
  { tag: '@phone' },
  async ({ page, accessible }) => {
    await page.goto('/online-ide');
    await expect(code(page)).toContainText('public class Practice');
    await front(page, 'Files');
    const tree = page.getByRole('tree', { name: 'Explorer' });
    await expect(tree.getByRole('treeitem')).toHaveText(['app.py', 'Practice.java']);
    await accessible(page);
    await tree.getByRole('treeitem', { name: 'app.py' }).click();
    await expect(page.getByRole('textbox', { name: 'Code of app.py' })).toBeVisible();
    await write(page, 'print("mine")');
    await expect(page.getByText('Kept in this browser')).toBeVisible();
    await front(page, 'Output');
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await expect(page.getByText('Sign in to run. Your code stays in this browser.')).toBeVisible();
    await page.reload();
    await front(page, 'Files');
    await page.getByRole('treeitem', { name: 'app.py' }).click();
    await expect(code(page)).toHaveText('print("mine")');

    // Where the operator lets guests run (`GUEST_EXECUTION`), which this house does not: the server's part is tested there.
    await page.route('**/api/ide/start/', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), guests: true } });
    });
    const asked: string[] = [];
    await page.routeWebSocket('**/api/v2/connect', (socket) => {
      socket.onMessage((message) => {
        asked.push(String(message));
        if (!String(message).includes('"init"')) return;
        const say = (frame: object) => socket.send(JSON.stringify(frame));
        say({ type: 'runtime', language: 'python', version: '3.11.2' });
        say({ type: 'stage', stage: 'run' });
        say({ type: 'data', stream: 'stdout', data: 'mine\r\n' });
        const end = {
          code: 0,
          signal: null,
          status: null,
          message: null,
          memory: 0,
          cpu_time: 1,
          wall_time: 2,
          time: 1,
        };
        say({ type: 'exit', stage: 'run', ...end });
        void socket.close({ code: 4999, reason: 'Job Completed' });
      });
    });
    await page.reload();
    await front(page, 'Files');
    await page.getByRole('treeitem', { name: 'app.py' }).click();
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await expect(panel(page).getByText(/^Finished in .* Python 3\.11\.2$/)).toBeVisible();
    expect(JSON.parse(asked[0] ?? '')).toMatchObject({
      type: 'init',
      language: 'python',
      files: [{ name: 'app.py', content: 'print("mine")' }, { name: 'Practice.java' }],
    });

    // The last file stays.
    await front(page, 'Files');
    await page.getByRole('button', { name: 'Actions for Practice.java' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    const deleting = page.getByRole('dialog', { name: 'Delete Practice.java?' });
    await deleting.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(tree.getByRole('treeitem')).toHaveText(['app.py']);
    await page.getByRole('button', { name: 'Actions for app.py' }).click();
    await expect(page.getByRole('button', { name: 'Duplicate', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Delete', exact: true })).toHaveCount(0);
  },
);

test(
  'a member makes a file, types, runs it, answers its question, and finds all of it again',
  { tag: '@phone' },
  async ({ page, accessible }, { project }) => {
    await signInFresh(page, project.name, '/online-ide');
    await expect(code(page)).toContainText('public class Practice');
    await newFile(page, 'src/ask.py');
    await write(page, 'name = input("Name? ")\nprint("Hello, " + name)');
    await saved(page);
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await expect(panel(page).getByText('Running code...')).toBeVisible();
    await page.getByRole('button', { name: 'Plain text' }).click();
    const output = page.getByRole('log', { name: 'Output of the program' });
    await expect(output).toContainText('Name?');
    await page.getByRole('textbox', { name: 'Input', exact: true }).fill('Ada');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(output).toContainText('Hello, Ada');
    await expect(panel(page).getByText(/^Finished in/)).toBeVisible();
    await accessible(page);
    await page.reload();
    await expect(code(page)).toBeVisible();
    await front(page, 'Files');
    await page.getByRole('treeitem', { name: 'ask.py' }).click();
    await expect(code(page)).toContainText('Hello, ');
  },
);

test('what a compiler says stands in PROBLEMS by its line; a program that is silent, and a text that is none', async ({
  page,
}, { project }) => {
  await signInFresh(page, project.name, '/online-ide');
  await newFile(page, 'broken.cpp');
  await write(page, 'int main() {\n  return nothing;\n}\n');
  await saved(page);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(panel(page).getByText('Execution failed')).toBeVisible();
  await panel(page)
    .getByRole('tab', { name: /PROBLEMS/ })
    .click();
  await panel(page)
    .getByRole('button', { name: /nothing/ })
    .click();
  await expect(page.getByText('Ln 2,')).toBeVisible();
  await expect(page.locator('.cm-markedLine')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Home');
  await expect(page.getByText('Ln 1,')).toBeVisible();
  await page.keyboard.press('F1');
  await page.keyboard.type('next problem');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ln 2,')).toBeVisible();
  await newFile(page, 'silent.py');
  await write(page, 'x = 1');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(panel(page).getByText('No output received')).toBeVisible();
  await newFile(page, 'notes.unknown');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(panel(page).getByText('Selected language not supported')).toBeVisible();
  await page.getByRole('button', { name: 'Debug', exact: true }).click();
  await expect(panel(page).getByText('Debug session started')).toBeVisible();
  await expect(panel(page).getByText('Breakpoints set')).toBeVisible();
  await expect(panel(page).getByText('Ready for debugging')).toBeVisible();
  await expect(panel(page).getByText('There is no debugger for Plain Text here yet.')).toBeVisible();
});

test('a version is saved, compared and restored, and the file’s history is replayed', async ({ page, accessible }, {
  project,
}) => {
  await signInFresh(page, project.name, '/online-ide');
  await newFile(page, 'main.py');
  await write(page, 'print("first")');
  await saved(page);
  await page.getByRole('button', { name: 'History' }).click();
  await page.getByRole('button', { name: 'Save a version' }).click();
  await page.getByRole('textbox', { name: 'Version name' }).fill('Good one');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: /Good one/ })).toBeVisible();
  await write(page, 'print("second")');
  await saved(page);
  await page.getByRole('button', { name: /Good one/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Good one' });
  await expect(dialog.getByRole('button', { name: /main.py changed/ })).toBeVisible();
  await expect(dialog.locator('.cm-deletedChunk')).toContainText('first');
  await accessible(page);
  await dialog.getByRole('button', { name: 'Restore this version' }).click();
  await expect(dialog).toBeHidden();
  await expect(code(page)).toHaveText('print("first")');
  await page.getByRole('button', { name: 'Replay this file' }).click();
  const film = page.getByRole('dialog', { name: 'Replay of main.py' });
  await film.getByRole('slider').press('Home');
  await expect(film.getByText(/^1 of/)).toBeVisible();
});

test('a link shows the project to anybody, who forks it; turned off it shows nothing', async ({
  page,
  browser,
  accessible,
}, { project }) => {
  await signInFresh(page, project.name, '/online-ide');
  await newFile(page, 'shared.py');
  await write(page, 'print("for everybody")');
  await saved(page);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('button', { name: 'Create link' }).click();
  const link = page.getByRole('list', { name: 'Links' }).getByRole('link');
  const address = (await link.getAttribute('href')) ?? '';
  await accessible(page);
  const visitor = await browser.newPage();
  await visitor.goto(address);
  await visitor.getByRole('button', { name: 'shared.py' }).click();
  await expect(visitor.getByRole('textbox', { name: 'Code of shared.py' })).toContainText('for everybody');
  expect(await axeFaults(visitor)).toEqual([]);
  const embedded = await visitor.goto(address.replace('/online-ide/s/', '/embed/ide/'));
  expect(embedded?.headers()['content-security-policy']).toContain('frame-ancestors *');
  expect(embedded?.headers()['x-frame-options']).toBeUndefined();
  await expect(visitor.getByRole('link', { name: 'Open in DevOrbit' })).toBeVisible();
  await expect(visitor.getByRole('banner').filter({ hasText: 'Sign' })).toHaveCount(0);
  await signInFresh(visitor, project.name, address);
  await visitor.getByRole('button', { name: 'Fork to edit and run' }).click();
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText('(fork)');
  await page.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByText('No links yet.')).toBeVisible();
  await visitor.goto(address);
  await expect(visitor.getByText('This link doesn’t work')).toBeVisible();
  await visitor.close();
});

test('what is typed without a network is sent when it is back, also by a page that was closed', async ({
  page,
  context,
}, { project }) => {
  await signInFresh(page, project.name, '/online-ide');
  await newFile(page, 'main.py');
  await write(page, 'print("before")');
  await saved(page);
  await page.route('**/api/ide/projects/*/files/**', (route) => route.abort());
  await write(page, 'print("typed offline")');
  await expect(page.getByText('Offline. Kept in this browser.')).toBeVisible();
  const other = await context.newPage();
  await page.waitForTimeout(600);
  const address = page.url();
  await page.close();
  await other.goto(address);
  await other.getByRole('treeitem', { name: 'main.py' }).click();
  await expect(code(other)).toHaveText('print("typed offline")');
  await saved(other);
});

test('two pages of one person show the same text', async ({ page, context }, { project }) => {
  await signInFresh(page, project.name, '/online-ide');
  await newFile(page, 'main.py');
  const other = await context.newPage();
  await other.goto('/online-ide');
  await other.getByRole('treeitem', { name: 'main.py' }).click();
  await write(page, 'print("seen on both")');
  await expect(code(other)).toHaveText('print("seen on both")');
  await code(other).click();
  await other.keyboard.press('ControlOrMeta+End');
  await other.keyboard.type('!');
  await expect(code(page)).toContainText('seen on both")!');
  await other.close();
});

test('a project is downloaded as a zip and comes back from it; panels are notes', async ({ page }, { project }) => {
  await signInFresh(page, project.name, '/online-ide');
  await newFile(page, 'lib/extra.js');
  await write(page, 'console.log(42)');
  await saved(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'More for files' }).click();
  await page.getByRole('button', { name: 'Download as zip' }).click();
  const zip = await readFile(await (await download).path());
  await page.getByRole('treeitem', { name: 'extra.js' }).focus();
  await page.keyboard.press('Delete');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('treeitem', { name: 'extra.js' })).toHaveCount(0);
  await page
    .getByLabel('Files to import')
    .setInputFiles({ name: 'project.zip', mimeType: 'application/zip', buffer: zip });
  await page.getByRole('treeitem', { name: 'extra.js' }).click();
  await expect(code(page)).toHaveText('console.log(42)');
  await page.getByRole('treeitem', { name: 'extra.js' }).focus();
  await page.keyboard.press('F2');
  await page.getByRole('textbox', { name: 'Name' }).fill('lib/renamed.js');
  await page.getByRole('button', { name: 'Rename' }).click();
  await expect(page.getByRole('textbox', { name: 'Code of lib/renamed.js' })).toBeVisible();
  await page.getByRole('treeitem', { name: 'app.py' }).dragTo(page.getByRole('treeitem', { name: /^lib/ }));
  await page.getByRole('treeitem', { name: 'app.py' }).click();
  await expect(page.getByRole('textbox', { name: 'Code of lib/app.py' })).toBeVisible();
  await page.getByRole('button', { name: 'Add a panel' }).click();
  await page.getByRole('textbox', { name: 'Panel name' }).fill('to do');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('textbox', { name: 'Note TO DO' }).fill('sleep');
  await page.getByRole('button', { name: 'Arrange panels' }).click();
  await page.getByRole('button', { name: 'Move left' }).click();
  await expect(panel(page).getByRole('tab')).toHaveText(['OUTPUT', 'TERMINAL', 'PROBLEMS', 'TO DO', 'DEBUG CONSOLE']);
  await panel(page)
    .getByRole('tab', { name: 'TERMINAL' })
    .dragTo(panel(page).getByRole('tab', { name: 'TO DO' }));
  await expect(panel(page).getByRole('tab')).toHaveText(['OUTPUT', 'PROBLEMS', 'TO DO', 'TERMINAL', 'DEBUG CONSOLE']);
  await page.waitForTimeout(1_500);
  await page.reload();
  await panel(page).getByRole('tab', { name: 'TO DO' }).click();
  await expect(page.getByRole('textbox', { name: 'Note TO DO' })).toHaveValue('sleep');
});

test('shells stand where programs run; what they made is added; a run configuration; a page that is loaded anew finds all', async ({
  page,
}, { project }) => {
  await signInFresh(page, project.name, '/online-ide');
  await expect(code(page)).toBeVisible();
  await page.keyboard.press('F1');
  await page.keyboard.type('new file');
  await page.keyboard.press('Enter');
  await page.keyboard.type('read.py');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Code of read.py' }).focus();
  await page.keyboard.type('print(open("made.txt").read()[::-1])');
  await saved(page);
  await panel(page).getByRole('tab', { name: 'TERMINAL' }).click();
  await panel(page).getByRole('button', { name: 'Open a shell' }).click();
  await expect(panel(page).getByText('Shells and programs share one workspace.')).toBeVisible();
  const shell = page.getByRole('textbox', { name: /^Shell/ });
  await expect(shell).toBeFocused();
  await page.keyboard.type('echo tibro > made.txt; cat read.py\n');
  // Its lines stand in the list, and the newest in the live region too.
  await expect(panel(page).getByText('print(open').first()).toBeVisible();
  await page.keyboard.press('F6');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(panel(page).getByText(/^Finished in/)).toBeVisible();
  await expect(panel(page).getByText('orbit').first()).toBeVisible();

  // What was made there belongs to the project once somebody says so.
  const made = page.getByRole('region', { name: 'Made by your programs' });
  await made.getByRole('button', { name: 'Add made.txt to the project' }).click();
  await expect(page.getByRole('treeitem', { name: 'made.txt' })).toBeVisible();
  await expect(made).toBeHidden();
  await panel(page).getByRole('tab', { name: 'TERMINAL' }).click();
  await panel(page).getByRole('button', { name: 'Open another shell' }).click();
  await expect(panel(page).getByRole('button', { name: 'Shell 2', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await panel(page).getByRole('button', { name: 'Close Shell 2' }).click();
  await expect(panel(page).getByRole('button', { name: 'Shell 2', exact: true })).toHaveCount(0);

  // A run configuration: file, arguments, environment, standard input.
  await page.getByRole('treeitem', { name: 'read.py' }).click();
  await write(page, 'import os, sys\nprint(sys.argv[1:], os.environ["A"], input(), input())');
  await page.getByRole('button', { name: 'Run configuration: Open file' }).click();
  await page.getByRole('button', { name: 'Edit run configurations' }).click();
  const dialog = page.getByRole('dialog', { name: 'Run configurations' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('With words');
  await dialog.getByRole('combobox', { name: 'File to run' }).selectOption('read.py');
  await dialog.getByRole('textbox', { name: 'Arguments' }).fill('one two\nthree');
  await dialog.getByRole('textbox', { name: 'Environment' }).fill('1A=no');
  await dialog.getByRole('textbox', { name: 'Standard input' }).fill('first\nsecond\n');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('“1A=no” isn’t NAME=value.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Environment' }).fill('A=b');
  expect(await axeFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('treeitem', { name: 'made.txt' }).click();
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await page.getByRole('button', { name: 'Plain text' }).click();
  const output = page.getByRole('log', { name: 'Output of the program' });
  await expect(output).toContainText("['one two', 'three'] b first second");

  // A program that waits is found by the page that is loaded anew: what it wrote, its input, Stop.
  await page.getByRole('treeitem', { name: 'read.py' }).click();
  await write(page, 'print("ready")\nprint(input()[::-1])\nprint(input())');
  await saved(page);
  await page.getByRole('button', { name: 'Run configuration: With words' }).click();
  await page.getByRole('button', { name: 'Open file', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Run configuration: Open file' })).toBeVisible();
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(output).toContainText('ready');
  await page.reload();
  await expect(code(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeVisible();
  await expect(output).toContainText('ready');
  await page.getByRole('textbox', { name: 'Input', exact: true }).fill('tibro');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(output).toContainText('orbit');
  await page.getByRole('button', { name: 'End of input' }).click();
  await expect(output).toContainText('EOFError');
  await expect(panel(page).getByText('Execution failed')).toBeVisible();
  await page.getByRole('treeitem', { name: 'read.py' }).click();
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(panel(page).getByText(/^Running\. Type/)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(panel(page).getByText('Stopped')).toBeVisible();
  await panel(page).getByRole('tab', { name: 'TERMINAL' }).click();
  await expect(page.getByRole('log', { name: 'Shell 1' })).toContainText('echo tibro > made.txt');
  await panel(page).getByRole('button', { name: 'End all' }).click();
  await expect(page.getByRole('log', { name: 'Shell 1' })).toContainText('[The shell has ended.]');
});

test('a problem is opened in the IDE: its program, its examples as run configurations, and Submit', async ({
  page,
  accessible,
}, { project }) => {
  await signInFresh(page, project.name, `/problems/${await problemId(page, 'Pair for the Docking Bay')}`);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('python');
  await page.getByRole('button', { name: 'Open in the IDE: Pair for the Docking Bay' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Problem: Pair for the Docking Bay');
  await expect(page.getByRole('treeitem')).toHaveText(['main.py', 'README.md']);
  await expect(page.getByRole('button', { name: 'Run configuration: Example 1' })).toBeVisible();
  await expect(code(page)).toContainText('solve');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(panel(page).getByText(/^(Finished in|Execution failed)/)).toBeVisible();
  await page.goBack();
  // The screen that is left has a choice of the language, too.
  const open = page.getByRole('button', { name: 'Open in the IDE: Pair for the Docking Bay' });
  await expect(open).toBeVisible();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('javascript');
  await open.click();
  await expect(page.getByRole('treeitem')).toHaveText(['main.js', 'main.py', 'README.md']);

  // A text that is no program of the problem is not submitted.
  await page.getByRole('treeitem', { name: 'README.md' }).click();
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Open the program to submit');
  await page.getByRole('alert').getByRole('button', { name: 'OK' }).click();
  // The starter is judged on all tests, and its verdict is in the history; the solution by the keys.
  await page.getByRole('treeitem', { name: 'main.py' }).click();
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Submit main.py' });
  await expect(dialog.getByText(/^(Wrong Answer|Runtime Error)/).first()).toBeVisible();
  await accessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const solution = new URL(
    '../../../content/problems/pairforthedock/submissions/accepted/pairforthedock.py',
    import.meta.url,
  );
  await write(page, await readFile(solution, 'utf8'));
  await page.keyboard.press('Control+Shift+Enter');
  await expect(dialog.getByText('Accepted').first()).toBeVisible();
  await dialog.getByRole('link', { name: 'Pair for the Docking Bay' }).click();
  await expect(page.getByRole('heading', { name: 'Pair for the Docking Bay' })).toBeVisible();

  // An earlier submission stands beside the program, which is as it was; the one that is there is shown itself.
  await page.goto('/submissions?verdict=Accepted');
  await page.locator('tbody').getByRole('link').first().click();
  await open.click();
  await expect(page).toHaveURL(/file=main\.py/);
  await page.goto('/submissions');
  await page.locator('tbody').getByRole('link').last().click();
  await open.click();
  await expect(page).toHaveURL(/file=submission-[0-9a-f]{8}%2Fmain\.py/);
  await expect(page.getByRole('treeitem', { name: /^submission-/ })).toBeVisible();
  await expect(page.getByRole('tab', { name: /main\.py/, selected: true })).toHaveText(/submission-/);
  await expect(code(page)).toContainText('solve');
});
