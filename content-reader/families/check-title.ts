import type { FamilyText } from '@devorbit/contract/practice/families.ts';
import { outcomes, type PlacedText } from './check-texts.ts';
import { placeholdersOf } from './fill.ts';

/** What a text comes to, with the words in it told out: the parts of the scene and drawn values stay as placeholders. */
const told = (text: FamilyText, words: Record<string, FamilyText>): string[] =>
  outcomes(text).flatMap((outcome) => {
    const word = placeholdersOf(outcome).find((name) => Object.hasOwn(words, name));
    if (word === undefined) return [outcome];
    return told(words[word] ?? '', words).flatMap((said) => told(outcome.replaceAll(`{{${word}}}`, said), words));
  });

/** Throws where a title would have a digit or a drawn value in it, or nothing of the scene that the story is set in. */
export function checkTitle(
  { place, text }: PlacedText,
  { scene, words }: { scene: string[]; words: Record<string, FamilyText> },
): void {
  for (const title of told(text, words)) {
    const names = placeholdersOf(title);
    const value = names.find((name) => !scene.includes(name));
    if (value !== undefined) throw new Error(`${place}: {{${value}}} belongs in the statement, not in a title`);
    if (/\d/.test(title)) throw new Error(`${place}: “${title}” has a digit`);
    if (names.length === 0) throw new Error(`${place}: “${title}” has no part of the scene`);
  }
}
