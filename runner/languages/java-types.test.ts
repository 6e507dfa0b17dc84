import { cpuMs } from '@devorbit/testkit/work.ts';
import { describe, expect, it } from 'vitest';
import { javaTypes } from './java-types.ts';

const main = 'public static void main(String[] args) {}';

describe('the file and the class to run of a Java source', () => {
  it.each<[string, string, string, string]>([
    ['the public class', `import java.util.*;\npublic class Solution { ${main} }`, 'Solution.java', 'Solution'],
    ['no public class', `class A {} class B { ${main} }`, 'Main.java', 'B'],
    [
      'main beside the public class',
      `public class Api {} final class Start { static { int x = 1; } static final void main(String... a) {} }`,
      'Api.java',
      'Start',
    ],
    ['main in two: the public one', `class Old { ${main} }\npublic final class New { ${main} }`, 'New.java', 'New'],
    ['modifiers in either order', `final public class F { ${main} }`, 'F.java', 'F'],
    ['a nested public class', `class Outer { public static class Inner {} ${main} }`, 'Main.java', 'Outer'],
    ['words in comments', `// public class A {\n/* public class B { */ public class C { ${main} }`, 'C.java', 'C'],
    [
      'words in strings',
      `class D { String s = "public class X {"; char c = '{'; String t = """\n public class Y { "quoted" """; }\npublic class E { ${main} }`,
      'E.java',
      'E',
    ],
    ['an escaped quote', `class D { String s = "\\"}"; char c = '\\''; } public class E { ${main} }`, 'E.java', 'E'],
    ['a package', `package judge . tests;\npublic class P { ${main} }`, 'P.java', 'judge.tests.P'],
    ['a record', `public record R(int x) { ${main} }`, 'R.java', 'R'],
    ['an annotation', `@SuppressWarnings("unchecked") public class Q { ${main} }`, 'Q.java', 'Q'],
    ['an identifier that ends in class', `class Subclass { int myclass; } public class Z { ${main} }`, 'Z.java', 'Z'],
    ['letters of any language', `class Übung {} public class Größe { ${main} }`, 'Größe.java', 'Größe'],
    ['combining marks', `public class Gro\u0308ße { ${main} }`, 'Gro\u0308ße.java', 'Gro\u0308ße'],
    ['currencies and connectors', `public class €‿x { ${main} }`, '€‿x.java', '€‿x'],
    ['nothing', '', 'Main.java', 'Main'],
    ['no Java', '{{{ public class', 'Main.java', 'Main'],
    ['a name like a path', 'public class ../../etc {}', 'etc.java', 'etc'],
  ])('%s', (_, source, file, run) => {
    expect(javaTypes(source)).toEqual({ file, main: run });
  });

  it('never makes a file name that is too long or no plain name', () => {
    expect(javaTypes(`public class ${'A'.repeat(5_000)} {}`).file).toBe('Main.java');
    expect(javaTypes(`public class ${'漢'.repeat(100)} {}`).file).toBe('Main.java');
  });

  it.each([
    'public ',
    '{',
    '"',
    '/*',
    "'",
    '\\"',
    'static ',
    'void main(',
    'class A{ static void main(',
    'class A{} ',
    'package ',
    '"""',
    '@a ',
  ])('reads the longest source of %s at once', (part) => {
    expect(cpuMs(() => void javaTypes(part.repeat((128 * 1024) / part.length)))).toBeLessThan(1_000);
  });
});
