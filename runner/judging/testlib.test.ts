import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guess, pairs, validatorOf } from '../_programs.ts';
import { openTestService, type TestService } from '../_service.ts';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.closeAll());

describe('C++ programs that include testlib.h and do not bring it', () => {
  it('check', async () => {
    const checker = `#include "testlib.h"
int main(int argc, char* argv[]) {
  registerTestlibCmd(argc, argv);
  int n = inf.readInt();
  int a = ouf.readInt(), b = ouf.readInt();
  if (a + b != n) quitf(_wa, "%d + %d is not %d", a, b, n);
  quitf(_ok, "right");
}`;
    const problem = { ...pairs, validator: validatorOf('testlib', checker, ['c++', 'check.cpp']) };
    const judge = (source: string) => service.judge('python', source, problem);
    expect((await judge('n = int(input())\nprint(1, n - 1)')).finished?.verdict).toBe('Accepted');
    const wrong = await judge('print(1, 2)');
    expect(wrong.finished?.verdict).toBe('Wrong Answer');
    expect(JSON.stringify(wrong.events)).not.toContain('is not');
    expect((await judge('print("one", 2)')).finished?.verdict).toBe('Wrong Answer');
    expect((await judge('n = int(input())\nprint(1, n - 1, 0)')).finished?.verdict).toBe('Wrong Answer');
    expect((await judge('pass')).finished?.verdict).toBe('Wrong Answer');
  });

  it('interact', async () => {
    const interactor = `#include <testlib.h>
int main(int argc, char* argv[]) {
  registerInteraction(argc, argv);
  int secret = inf.readInt();
  for (int turn = 0; turn < 10; turn++) {
    int said = ouf.readInt();
    if (said == secret) {
      std::cout << "right" << std::endl;
      quitf(_ok, "%d questions", turn + 1);
    }
    std::cout << (said < secret ? "higher" : "lower") << std::endl;
  }
  quitf(_wa, "too many questions");
}`;
    const problem = { ...guess, validator: validatorOf('testlib', interactor, ['c++', 'interact.cpp']) };
    const bisect = `#include <iostream>
#include <string>
int main() {
  int low = 1, high = 1000;
  for (std::string said; said != "right"; ) {
    int middle = (low + high) / 2;
    std::cout << middle << std::endl;
    if (!(std::cin >> said)) return 1;
    if (said == "higher") low = middle + 1; else high = middle - 1;
  }
}`;
    expect((await service.judge('cpp', bisect, problem)).finished?.verdict).toBe('Accepted');
    expect((await service.judge('python', 'print("x")', problem)).finished?.verdict).toBe('Wrong Answer');
  });
});
