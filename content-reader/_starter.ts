// Prints the starter code of a package in one language: node content-reader/_starter.ts content/problems/twosum cpp
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { starterCode } from './starter-code.ts';
const [, , dir, lang] = process.argv;
const ext = ({ javascript: 'js', python: 'py', java: 'java', cpp: 'cpp' } as any)[lang!];
const sig = dir === '-' ? null : parse(readFileSync(`${dir}/.devorbit.yaml`, 'utf8')).signature;
process.stdout.write(starterCode(readFileSync(`content/languages/${lang}/starter.${ext}`, 'utf8'), lang as any, sig));
