import { expect, test } from 'vitest';
import { ownWorkspaces, size } from './_client.ts';

const tools = ownWorkspaces(4);

/** A workspace with these files, in which the first is run as often as it is asked for. */
async function opened(language: string, files: Record<string, string>) {
  const id = await tools.made();
  const write = Object.entries(files).map(([path, content]) => ({ path, content }));
  expect((await tools.patch(id, { write })).status).toBe(204);
  const client = await tools.attach(id);
  let runs = 0;
  const run = async (stdin: string | null = '') => {
    client.say({ type: 'run', request: 100 + runs, language, entry: write[0]!.path, stdin, ...size });
    const { stream, errors } = await client.until('opened', runs);
    const { code } = await client.until('exit', runs++);
    return { code, out: client.texts.get(stream) ?? '', errors: client.texts.get(errors!) ?? '' };
  };
  const read = async (path: string) => {
    const response = await tools.call(`/workspaces/${id}/file?path=${encodeURIComponent(path)}`);
    return response.ok ? response.text() : null;
  };
  const end = async () => {
    client.close();
    await tools.ended(id);
  };
  return { run, read, end };
}

test('SQL answers as JSON from a database that stays beside it; another one is opened by its name', async () => {
  const { run, read, end } = await opened('sqlite3', {
    'main.sql':
      'create table if not exists moons (name text);\ninsert into moons values (\'Io\');\nselect count(*) as "2", name as "1" from moons;\n.open other.db\ncreate table if not exists here (a);\nselect count(*) as n from here;\n',
  });
  expect(await run()).toEqual({ code: 0, out: '[{"2":1,"1":"Io"}]\r\n[{"n":0}]\r\n', errors: '' });
  expect((await run()).out).toContain('[{"2":2,"1":"Io"}]');
  expect(await read('project.db')).toMatch(/^SQLite format 3/);
  expect(await read('other.db')).toMatch(/^SQLite format 3/);
  await end();
});

test('a turtle draws a picture, with no window and whatever it is told', async () => {
  const { run, read, end } = await opened('python', {
    'main.py': `from turtle import *
import turtle
bgcolor("midnight blue")
color("gold", "orange")
begin_fill()
for side in range(5):
    forward(200)
    left(144)
end_fill()
penup()
goto(0, -80)
write('</text><script>alert(1)</script>', align="center", font=("Arial", 16, "bold"))
for wrong in ('"/><script>', (1, 2), "url(http://example.org)"):
    try:
        pencolor(wrong)
    except TurtleGraphicsError:
        print("refused")
try:
    goto(float("nan"), 0)
except TurtleGraphicsError:
    print("refused")
other = turtle.Turtle("turtle")
other.circle(40)
print(round(other.xcor()), round(other.ycor()), other.heading(), pos())
textinput("Name", "Your name?")
done()
`,
  });
  const { code, out, errors } = await run('Ada\n');
  expect([code, errors]).toEqual([0, '']);
  expect(out.match(/refused/g)).toHaveLength(4);
  expect(out).toContain('0 0 0.0 (0.00,-80.00)');
  const svg = (await read('turtle.svg')) ?? '';
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[-\d. ]+"/);
  expect(svg).toContain('fill="midnightblue"');
  expect(svg).toContain('&lt;/text&gt;&lt;script&gt;');
  expect(svg).not.toContain('<script');
  expect(svg.match(/<path /g)).toHaveLength(2);
  await end();
});

test('a program that draws nothing leaves no picture, one that draws for ever is stopped by the limits of any program', async () => {
  const { run, read, end } = await opened('python', {
    'main.py':
      'import turtle, sys\nif sys.stdin.readline().strip() == "much":\n    for at in range(60_000):\n        turtle.dot(3)\n',
  });
  expect((await run('nothing\n')).code).toBe(0);
  expect(await read('turtle.svg')).toBeNull();
  expect((await run('much\n')).code).toBe(0);
  expect(((await read('turtle.svg')) ?? '').match(/<circle /g)).toHaveLength(20_000);
  await end();
});

test('figures of matplotlib become files, where it is installed', async ({ skip }) => {
  const { run, read, end } = await opened('python', {
    'main.py':
      'import importlib.util, sys\nif importlib.util.find_spec("matplotlib") is None:\n    sys.exit(9)\nimport matplotlib.pyplot as plt\nplt.plot([1, 2])\nplt.show()\nplt.plot([2, 1])\nplt.show()\n',
  });
  const { code } = await run();
  const pictures = [await read('figure-1.png'), await read('figure-2.png')];
  await end();
  if (code === 9) skip('python3-matplotlib is not installed here');
  expect(code).toBe(0);
  for (const picture of pictures) expect(picture).toContain('PNG');
});
