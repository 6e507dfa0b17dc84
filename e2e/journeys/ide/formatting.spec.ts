import { code, isWide, newFile, saved, status, write } from '../../fixtures/ide.ts';
import { expect, signInFresh, test } from '../../fixtures/test.ts';

const MESSY: [file: string, before: string, after: string][] = [
  ['a.py', 'def f( x ):\n        return {  "a":x }\n', 'def f(x):\n  return {"a": x}\n'],
  ['a.go', 'package main\nfunc main() {\nx:=1\n_ = x\n}\n', 'package main\n\nfunc main() {\n\tx := 1\n\t_ = x\n}\n'],
  ['a.cpp', 'int main(){int x=1;\nreturn x;}\n', 'int main() {\n  int x = 1;\n  return x;\n}\n'],
  ['A.java', 'class A {int f(){return 1;}}\n', 'class A {\n  int f() {\n    return 1;\n  }\n}\n'],
  ['a.cs', 'class A {int F(){return 1;}}\n', 'class A\n{\n  int F()\n  {\n    return 1;\n  }\n}\n'],
  ['a.js', "const a={b:'c'}\n", 'const a = { b: "c" };\n'],
  ['a.ts', 'const a:number=1\n', 'const a: number = 1;\n'],
  ['a.css', 'a{color:red}\n', 'a {\n  color: red;\n}\n'],
  ['a.html', '<p>a<b>c</b></p><script>let a=1</script>\n', '<p>a<b>c</b></p>\n<script>\n  let a = 1;\n</script>\n'],
  ['a.json', '{"a":1}\n', '{ "a": 1 }\n'],
  ['a.md', '# a\n* b\n', '# a\n\n- b\n'],
];

test('every language with a formatter is formatted, by workers of which one alone may run WebAssembly', async ({
  page,
}, { project }) => {
  const policies = new Map<string, string>();
  page.on('response', (response) => {
    const name = /assets\/((?:wasm-)?format-worker|ruff|clang|gofmt|standalone|typescript)/.exec(response.url())?.[1];
    if (name) policies.set(name, response.headers()['content-security-policy'] ?? '');
  });
  await signInFresh(page, project.name, '/online-ide');
  const lines = () => code(page).locator('.cm-line').allTextContents();
  for (const [file, before, after] of MESSY) {
    await newFile(page, file);
    await write(page, before);
    if (file === 'a.py') expect([...policies.keys()]).toEqual([]);
    await page.keyboard.press('Shift+Alt+F');
    await expect.poll(async () => (await lines()).join('\n').trim()).toBe(after.trim());
    if (file === 'a.py') expect([...policies.keys()].toSorted()).toEqual(['ruff', 'wasm-format-worker']);
  }
  expect(policies.get('wasm-format-worker')).toContain("script-src 'self' 'wasm-unsafe-eval'");
  expect(policies.get('format-worker')).not.toContain('wasm');
  const answer = await page.reload();
  expect(answer?.headers()['content-security-policy']).not.toContain('wasm');
  // The page itself may not.
  expect(
    await page.evaluate(() =>
      WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])).then(
        () => 'ran',
        () => 'refused',
      ),
    ),
  ).toBe('refused');
});

test(
  'formatting keeps the cursor and one undo takes it back; a syntax error is told and changes nothing',
  { tag: '@phone' },
  async ({ page, accessible }, { project }) => {
    await signInFresh(page, project.name, '/online-ide');
    await newFile(page, 'main.py');
    await write(page, 'def f( x ):\n    return  x\n\n\n\n\nprint( f( 1 ) )  # here');
    await saved(page);
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    const format = status(page).getByRole('button', { name: 'Format' });
    await format.click();
    await expect(code(page)).toContainText('print(f(1))  # here');
    await expect(status(page).getByText('Ln 5, Col 18')).toBeVisible();
    await saved(page);
    await accessible(page);
    if (isWide(page)) {
      await code(page).focus();
      await page.keyboard.press('ControlOrMeta+z');
    } else await page.getByRole('toolbar', { name: 'Keys' }).getByRole('button', { name: 'Undo' }).click();
    await expect(code(page)).toContainText('print( f( 1 ) )  # here');
    await expect(code(page)).toContainText('def f( x ):');

    await write(page, 'x = 1\ndef f(:\n    pass\n');
    await format.click();
    const said = page.getByRole('alert').getByText('main.py has a syntax error in line 2, so it wasn’t formatted.');
    await expect(said).toBeVisible();
    await expect(code(page)).toContainText('def f(:');
    await accessible(page);
    await newFile(page, 'main.rb');
    await write(page, 'puts  1\n');
    await format.click();
    await expect(page.getByText('There is no formatter for Ruby here yet.')).toBeVisible();
    await expect(said).toHaveCount(0);
  },
);

test('what is typed while it is formatted is never overwritten; a formatter that hangs is ended', async ({ page }, {
  project,
}) => {
  let go = () => {};
  const held = new Promise<void>((resolve) => (go = resolve));
  await page.route('**/assets/ruff_fmt_bg-*.wasm', async (route) => {
    await held;
    await route.continue();
  });
  await signInFresh(page, project.name, '/online-ide');
  await newFile(page, 'main.py');
  await write(page, 'x  =  1\n');
  await page.keyboard.press('Shift+Alt+F');
  await expect(status(page).getByRole('button', { name: 'Formatting…' })).toBeVisible();
  await page.keyboard.type('y  =  2');
  go();
  await expect(page.getByText(/^main\.py changed while it was being formatted/)).toBeVisible();
  await expect(code(page)).toContainText('x  =  1');
  await expect(code(page)).toContainText('y  =  2');
  await page.keyboard.press('Shift+Alt+F');
  await expect(code(page)).toContainText('y = 2');

  await page.route('**/assets/format-worker-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'addEventListener("message", () => { postMessage("ready"); for (;;); });',
    }),
  );
  await newFile(page, 'main.js');
  await write(page, 'x  =  1\n');
  await page.keyboard.press('Shift+Alt+F');
  await expect(page.getByText(/^Formatting main\.js took longer than 10 seconds/)).toBeVisible();
  await expect(code(page)).toContainText('x  =  1');
  await page.unroute('**/assets/format-worker-*.js');
  await page.keyboard.press('Shift+Alt+F');
  await expect(code(page)).toContainText('x = 1;');
});

test('Rust is formatted by rustfmt, where programs run; a guest is told what it takes', async ({ page }, {
  project,
}) => {
  await page.goto('/online-ide');
  await newFile(page, 'main.rs');
  await write(page, 'fn main(){let a=1;println!("{}",a);}');
  const format = status(page).getByRole('button', { name: 'Format' });
  await format.click();
  await expect(page.getByText('Sign in to format Rust: rustfmt runs where your programs run.')).toBeVisible();

  await signInFresh(page, project.name, '/online-ide');
  await newFile(page, 'main.rs');
  await write(page, 'fn main(){let a=1;println!("{}",a);}');
  await page.keyboard.press('Shift+Alt+F');
  const lines = () => code(page).locator('.cm-line').allTextContents();
  await expect
    .poll(async () => (await lines()).join('\n').trim())
    .toBe('fn main() {\n  let a = 1;\n  println!("{}", a);\n}');
  await write(page, 'fn main() {\n  let = 1;\n}\n');
  await format.click();
  await expect(page.getByText('main.rs has a syntax error in line 2, so it wasn’t formatted.')).toBeVisible();
});
